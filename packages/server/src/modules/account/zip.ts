import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  path: string;
  /** Whole, or in pieces as they are read. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Pictures are compressed already. */
  compressed: boolean;
}

/** A ZIP archive in pieces, made as it is read: one entry, or one piece of it, at a time is held in memory. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else pieces.push(piece);
  });
  const drain = () => {
    if (failure !== null) throw failure;
    return pieces.splice(0);
  };
  for await (const { path, bytes, compressed } of entries) {
    const file = compressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = modifiedAt;
    zip.add(file);
    if (bytes instanceof Uint8Array) file.push(bytes, true);
    else {
      for await (const piece of bytes) {
        file.push(piece);
        yield* drain();
      }
      file.push(new Uint8Array(), true);
    }
    yield* drain();
  }
  zip.end();
  yield* drain();
}
