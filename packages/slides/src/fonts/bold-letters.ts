import { glyphsIn } from './glyphs.ts';
import { isDamage, tableOf } from './tables.ts';

/** The first and last of the mathematical letters and figures that are bold, and mean A to Z, a to z or 0 to 9. */
const bold = [
  [0x1d400, 0x1d433],
  [0x1d468, 0x1d49b],
  [0x1d4d0, 0x1d503],
  [0x1d56c, 0x1d59f],
  [0x1d5d4, 0x1d607],
  [0x1d63c, 0x1d66f],
  [0x1d7ce, 0x1d7d7],
  [0x1d7ec, 0x1d7f5],
] as const;

export const isBoldLetter = (codePoint: number) =>
  bold.some(([first, last]) => codePoint >= first && codePoint <= last);

/** A table that maps each character to its glyph, in format 12. */
function characterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const sorted = [...glyphs].toSorted(([one], [other]) => one - other);
  const view = new DataView(new ArrayBuffer(28 + sorted.length * 12));
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, view.byteLength - 12);
  view.setUint32(24, sorted.length);
  for (const [index, [codePoint, glyph]] of sorted.entries()) {
    view.setUint32(28 + index * 12, codePoint);
    view.setUint32(32 + index * 12, codePoint);
    view.setUint32(36 + index * 12, glyph);
  }
  return new Uint8Array(view.buffer);
}

/** A bold font that also draws the bold letters of mathematics, such as “𝗔”, as the letters they mean. */
export async function withBoldLetters(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const glyphs = new Map(await glyphsIn(file));
  for (const [first, last] of bold)
    for (let code = first; code <= last; code += 1) {
      const glyph = glyphs.get(String.fromCodePoint(code).normalize('NFKC').codePointAt(0) ?? 0);
      if (glyph !== undefined) glyphs.set(code, glyph);
    }
  try {
    return (await tableOf(file, 'cmap'))?.replaced(characterMap(glyphs)) ?? file;
  } catch (cause) {
    if (isDamage(cause)) return file;
    throw cause;
  }
}
