const woffSignature = 0x774f4646;
/** The places of the length of a WOFF file and of the font in it. */
const [woffLength, plainLength] = [8, 16];

export interface FontTable {
  bytes: Uint8Array<ArrayBuffer>;
  /** The font with other bytes in this place. They are stored at the end of the file, unpacked. */
  replaced(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

const aligned = (length: number) => Math.ceil(length / 4) * 4;

/** A table of a TTF, OTF or WOFF file, unpacked, by its tag. Null when the font has none. */
export async function tableOf(file: Uint8Array<ArrayBuffer>, tag: string): Promise<FontTable | null> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isWoff = view.getUint32(0) === woffSignature;
  const count = view.getUint16(isWoff ? 12 : 4);
  for (let index = 0; index < count; index += 1) {
    const entry = isWoff ? 44 + index * 20 : 12 + index * 16;
    if (String.fromCharCode(...file.subarray(entry, entry + 4)) !== tag) continue;
    const places = { offset: entry + (isWoff ? 4 : 8), length: entry + (isWoff ? 8 : 12) };
    const offset = view.getUint32(places.offset);
    const packed = view.getUint32(places.length);
    const stored = file.slice(offset, offset + packed);
    const isPlain = !isWoff || packed === view.getUint32(entry + 12);
    const plain = new Blob([stored]).stream().pipeThrough(new DecompressionStream('deflate'));
    const bytes = isPlain ? stored : new Uint8Array(await new Response(plain).arrayBuffer());
    return {
      bytes,
      replaced: (other) => {
        const at = aligned(file.length);
        const made = new Uint8Array(at + aligned(other.length));
        made.set(file);
        made.set(other, at);
        const to = new DataView(made.buffer);
        to.setUint32(places.offset, at);
        to.setUint32(places.length, other.length);
        if (isWoff) {
          to.setUint32(entry + 12, other.length);
          to.setUint32(woffLength, made.length);
          to.setUint32(
            plainLength,
            view.getUint32(plainLength) + aligned(other.length) - aligned(bytes.length),
          );
        }
        return made;
      },
    };
  }
  return null;
}

/** What reads a damaged table beyond its end throws, also when it cannot be unpacked. */
export const isDamage = (cause: unknown) => cause instanceof RangeError || cause instanceof TypeError;
