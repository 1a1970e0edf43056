import { isDamage, tableOf } from './tables.ts';

/** A damaged table must not claim more characters than Unicode has. */
const lastCodePoint = 0x10ffff;

type Glyphs = Map<number, number>;

/** Format 4: segments of 16-bit characters, with an offset or a list of glyphs each. */
function readSegments(map: DataView, found: Glyphs): void {
  const bytes = map.getUint16(6);
  for (let at = 0; at < bytes; at += 2) {
    const last = map.getUint16(14 + at);
    const first = map.getUint16(16 + bytes + at);
    const delta = map.getUint16(16 + bytes * 2 + at);
    const rangeAt = 16 + bytes * 3 + at;
    const range = map.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : map.getUint16(rangeAt + range + (code - first) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) found.set(code, glyph);
    }
  }
}

/** Format 12: groups of characters with consecutive glyphs. */
function readGroups(map: DataView, found: Glyphs): void {
  const count = map.getUint32(12);
  for (let index = 0; index < count; index += 1) {
    const at = 16 + index * 12;
    const [first, last, glyph] = [map.getUint32(at), map.getUint32(at + 4), map.getUint32(at + 8)];
    for (let code = first; code <= Math.min(last, lastCodePoint); code += 1)
      if (glyph + code - first !== 0) found.set(code, glyph + code - first);
  }
}

/** The characters that a font file has glyphs for, with their glyphs. Empty when its table cannot be read. */
export async function glyphsIn(file: Uint8Array<ArrayBuffer>): Promise<ReadonlyMap<number, number>> {
  const found: Glyphs = new Map();
  try {
    const table = await tableOf(file, 'cmap');
    if (table === null) return found;
    const cmap = new DataView(table.bytes.buffer);
    const count = cmap.getUint16(2);
    for (let index = 0; index < count; index += 1) {
      const offset = cmap.getUint32(8 + index * 8);
      const map = new DataView(cmap.buffer, offset);
      const format = map.getUint16(0);
      if (format === 4) readSegments(map, found);
      else if (format === 12) readGroups(map, found);
    }
  } catch (cause) {
    if (!isDamage(cause)) throw cause;
  }
  return found;
}
