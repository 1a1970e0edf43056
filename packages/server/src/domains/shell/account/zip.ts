import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  path: string;
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Set for formats that are compressed already, such as pictures. */
  compressed: boolean;
}

/** Streams a ZIP archive and holds only one entry, or one piece of it, in memory at a time. */
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
