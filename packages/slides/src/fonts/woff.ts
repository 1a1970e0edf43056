import { inflateSync } from 'node:zlib';

const signature = 0x774f4646;
const woffHeader = 44;
const woffEntry = 20;
const plainHeader = 12;
const plainEntry = 16;
/** A limit against decompression bombs. No font that fits into an upload unpacks to more. */
const mostBytes = 64 * 1024 * 1024;

const aligned = (length: number) => Math.ceil(length / 4) * 4;

/** Unpacks a WOFF file into a TTF or OTF. Other files are returned unchanged. Throws on a damaged file. */
export function unpackWoff(packed: Uint8Array): Uint8Array {
  const from = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (packed.length < woffHeader || from.getUint32(0) !== signature) return packed;
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const field = (place: number) => from.getUint32(at + place * 4);
    return { tag: field(0), offset: field(1), packedLength: field(2), length: field(3), checksum: field(4) };
  });
  const size = tables.reduce((sum, { length }) => sum + aligned(length), plainHeader + count * plainEntry);
  if (size > mostBytes) throw new Error('A font has too many bytes.');
  const plain = new Uint8Array(size);
  const to = new DataView(plain.buffer);
  const power = 2 ** Math.floor(Math.log2(Math.max(1, count)));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, power * plainEntry);
  to.setUint16(8, Math.log2(power));
  to.setUint16(10, (count - power) * plainEntry);
  let next = plainHeader + count * plainEntry;
  for (const [index, { tag, offset, packedLength, length, checksum }] of tables.entries()) {
    const at = plainHeader + index * plainEntry;
    for (const [field, value] of [tag, checksum, next, length].entries()) to.setUint32(at + field * 4, value);
    const stored = packed.subarray(offset, offset + packedLength);
    plain.set(
      packedLength === length ? stored : inflateSync(stored, { maxOutputLength: Math.max(1, length) }),
      next,
    );
    next += aligned(length);
  }
  return plain;
}
