import { create, type Font } from 'fontkit';
import { isBoldLetter } from '../fonts/bold-letters.ts';
import type { FontFile } from '../fonts/book.ts';
import { unpackWoff } from '../fonts/woff.ts';
import { keepCharacters } from './shaping.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that is parsed already, which the library's own types leave out. */
      registerFont(name: string, font: Font): this;
    }
  }
}

interface Face {
  name: string;
  font: Font;
}

/** A part of a word in a single font. */
export interface Run {
  font: string;
  text: string;
}

/** Scripts whose letters a font neither joins nor arranges, so that each is one glyph. */
const plain =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]*$/u;
const mirrored = new Map(
  Array.from('()[]{}<>«»‹›', (one) => one).map((one, at, all) => [
    one,
    all[at % 2 === 0 ? at + 1 : at - 1] ?? one,
  ]),
);

/**
 * True for text that is written letter by letter from left to right, each with a glyph of its own. “𝗔” shares the glyph
 * of “A”, so one would be copied for the other.
 */
export const isPlain = (text: string) =>
  plain.test(text) && !Array.from(text).some((one) => isBoldLetter(one.codePointAt(0) ?? 0));

/** The sign that is drawn for one in a text from right to left. */
export const mirrorOf = (character: string) => mirrored.get(character) ?? character;

const parsed = new WeakMap<ArrayBuffer, Font>();

/** Each font is parsed once, and what documents read of its tables is kept. */
function parse(data: ArrayBuffer): Font {
  const known = parsed.get(data);
  if (known !== undefined) return known;
  const font = create(Buffer.from(unpackWoff(new Uint8Array(data))));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A font file holds a collection.');
  keepCharacters(font);
  parsed.set(data, font);
  return font;
}

/** Selects the font of each character as the layout does: the first in the stack that has it. */
export class PdfFonts {
  readonly #faces = new Map<string, Face>();

  constructor(document: PDFKit.PDFDocument, fonts: readonly FontFile[]) {
    for (const file of fonts) {
      const name = faceName(file.name, file.weight);
      if (this.#faces.has(name)) continue;
      const font = parse(file.whole);
      this.#faces.set(name, { name, font });
      document.registerFont(name, font);
    }
  }

  #choose(character: string, stack: readonly string[], weight: 400 | 700): string | null {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const name of stack) {
      const face = this.#faces.get(faceName(name, weight));
      if (face?.font.hasGlyphForCodePoint(codePoint) === true) return face.name;
    }
    for (const face of this.#faces.values()) if (face.font.hasGlyphForCodePoint(codePoint)) return face.name;
    return null;
  }

  /** The font with a name that `runs` gave. */
  fontOf(name: string): Font | null {
    return this.#faces.get(name)?.font ?? null;
  }

  /** The parts of a text from right to left, in the order in which they are drawn: words, numbers and single signs. */
  reversedRuns(text: string, fontStack: string, bold: boolean): Run[] {
    const parts = text.match(/[\p{L}\p{M}\p{Cf}]+|[#$€£%+-]?\p{N}+(?:[.,:/-]\p{N}+)*[%°$€£]?|./gsu) ?? [];
    return parts.toReversed().flatMap((part) => this.runs(part, fontStack, bold));
  }

  runs(text: string, fontStack: string, bold: boolean): Run[] {
    const stack = fontStack.split(',');
    const weight = bold ? 700 : 400;
    const first = faceName(stack[0] ?? '', weight);
    const runs: Run[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      // Marks and joiners use the font of the preceding character.
      const isMark = /[\p{M}\p{Cf}]/u.test(character);
      const font = (isMark ? last?.font : null) ?? this.#choose(character, stack, weight) ?? first;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }
}

const faceName = (name: string, weight: number) => `${name}:${weight}`;
