import type { ShapedGlyph } from './shaping.ts';

interface Position {
  xAdvance: number;
  advanceWidth: number;
  xOffset: number;
  yOffset: number;
}

/** What the PDF library keeps of a font that it embeds, as far as its glyphs and their texts go. */
interface Embedded {
  subset: { glyphs: number[] };
  unicode: number[][];
  widths: number[];
  encode: (text: string) => [string[], Position[]];
}

function isEmbedded(font: unknown): font is Embedded {
  if (typeof font !== 'object' || font === null) return false;
  const [subset, unicode, widths]: unknown[] = ['subset', 'unicode', 'widths'].map((key): unknown =>
    Reflect.get(font, key),
  );
  const hasLists = Array.isArray(unicode) && Array.isArray(widths);
  return hasLists && typeof subset === 'object' && subset !== null && 'glyphs' in subset;
}

/** A glyph and the text that it stands for. Lengths are relative to the size of the font. */
interface Written {
  glyph: number;
  text: string;
  start: number;
  width: number;
  right: number;
  up: number;
}

/** The places in embedded fonts of each glyph with its text. */
const places = new WeakMap<Embedded, Map<string, number>>();

/** A glyph takes another place for each text and width that it stands for, because a place has one of each. */
function placeOf(font: Embedded, { glyph, text, width }: Written): number {
  const known = places.get(font) ?? new Map<string, number>();
  places.set(font, known);
  const units = Math.round(width * 1000);
  const key = `${glyph} ${units} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const place = font.subset.glyphs.push(glyph) - 1;
  font.unicode[place] = [...text].map((character) => character.codePointAt(0) ?? 0);
  font.widths[place] = units;
  known.set(key, place);
  return place;
}

/** The glyph of a cluster for its first character, and a blank without a width for every other one. */
function writtenFor({ glyph, text, start, width, right, up }: ShapedGlyph, options: ShapedText): Written[] {
  const [first = '', ...others] = text;
  const main = { glyph: glyph.id, text: first, start, width, right, up };
  const blank = {
    glyph: options.blank,
    start: options.isReversed ? start : start + width,
    width: 0,
    right: 0,
    up: 0,
  };
  const blanks = others.map((character) => ({ ...blank, text: character }));
  // Readers of PDFs turn the characters of a line around.
  return options.isReversed ? [...blanks.toReversed(), main] : [main, ...blanks];
}

export interface ShapedText {
  glyphs: readonly ShapedGlyph[];
  /** Whether it runs from right to left. */
  isReversed: boolean;
  /** A glyph that draws nothing. */
  blank: number;
  unitsPerEm: number;
}

/**
 * Writes shaped glyphs in the font and size that the document has set. One glyph of each cluster is text; the others, such
 * as the dots of an Arabic letter, are drawn as shapes. Each character of the cluster is copied in its place.
 */
export function writeShaped(
  document: PDFKit.PDFDocument,
  shaped: ShapedText,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const font: unknown = Reflect.get(document, '_font');
  if (!isEmbedded(font)) throw new Error('The document has no embedded font.');
  const scale = size / shaped.unitsPerEm;
  for (const { glyph, text, start, right, up } of shaped.glyphs) {
    const d = text === '' ? glyph.path.toSVG() : '';
    if (d === '') continue;
    document.save();
    document.translate(x + (start + right) * size, y - up * size);
    document.scale(scale, -scale);
    document.path(d).fill();
    document.restore();
  }
  const written = shaped.glyphs.flatMap((entry) => (entry.text === '' ? [] : writtenFor(entry, shaped)));
  const [first] = written;
  if (first === undefined) return;
  const encoded = written.map((entry) => placeOf(font, entry).toString(16).padStart(4, '0'));
  const positions = written.map(({ start, width, right, up }, index): Position => ({
    xAdvance: ((written[index + 1]?.start ?? start + width) - start) * 1000,
    advanceWidth: width * 1000,
    xOffset: right * 1000,
    yOffset: up * 1000,
  }));
  font.encode = () => [encoded, positions];
  const said = written.map(({ text }) => text).join('');
  document.text(said, x + first.start * size, y, { lineBreak: false, baseline: 'alphabetic' });
  // The method of its class is used again for other texts.
  Reflect.deleteProperty(font, 'encode');
}
