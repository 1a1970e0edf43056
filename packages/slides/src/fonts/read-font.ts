import { create, type Font } from 'fontkit';
import { writeRanges } from './ranges.ts';

/** What an uploaded font file says of itself. */
export interface FontFacts {
  family: string;
  bold: boolean;
  ranges: string;
  /** Some of its letters. */
  sample: string;
}

/** `format`: no TTF, OTF or WOFF. `broken`: one that cannot be read. `restricted`: its maker forbids embedding. */
export type FontFault = 'format' | 'broken' | 'restricted';

const signatures = new Set(['\u0000\u0001\u0000\u0000', 'OTTO', 'true', 'wOFF']);
const longestName = 60;
const fewestCharacters = 20;
const sampleLetters = 80;

function open(bytes: Uint8Array): Font | null {
  try {
    const made = create(Buffer.from(bytes));
    return 'hasGlyphForCodePoint' in made ? made : null;
  } catch {
    return null;
  }
}

/** Only what every program takes as the name of a font. */
const plainName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} .-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim();

function facts(font: Font): FontFacts | FontFault {
  const { fsType, usWeightClass } = font['OS/2'];
  if (fsType.noEmbedding) return 'restricted';
  const characters = font.characterSet.filter((codePoint) => codePoint > 0x20);
  if (characters.length < fewestCharacters) return 'broken';
  const name = plainName(font.familyName) || 'Uploaded font';
  const isItalic = font.italicAngle !== 0 && !/italic|oblique/iu.test(name);
  return {
    // Slides are never slanted, so an italic is a family of its own and does not take the place of the upright one.
    family: isItalic ? `${name.slice(0, longestName - 7)} Italic` : name,
    bold: usWeightClass >= 600,
    ranges: writeRanges(font.characterSet),
    sample: characters
      .map((codePoint) => String.fromCodePoint(codePoint))
      .filter((character) => /\p{L}/u.test(character))
      .slice(0, sampleLetters)
      .join(''),
  };
}

/** Reads a font with the library that embeds it in a PDF. */
export function readFont(bytes: Uint8Array): FontFacts | { fault: FontFault } {
  if (!signatures.has(String.fromCharCode(...bytes.subarray(0, 4)))) return { fault: 'format' };
  const font = open(bytes);
  if (font === null) return { fault: 'broken' };
  try {
    const found = facts(font);
    return typeof found === 'string' ? { fault: found } : found;
  } catch {
    return { fault: 'broken' };
  }
}
