import { Unzlib } from 'fflate';

/** A page of A4 at 600 dots an inch, uncompressed; a bomb gives more. */
const streamLimit = 128 * 1024 * 1024;
/** So little at a time that what comes of it stays small. */
const pieceBytes = 4_096;

const isCompressed = (bytes: Uint8Array, at: number) => {
  const [method = 0, check = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + check) % 31 === 0;
};

/** Whether a compressed stream unpacks to more than the limit; keeps nothing of it. Data that is no such stream does not. */
function unpacksBeyond(bytes: Uint8Array, limit: number): boolean {
  let size = 0;
  const unpacking = new Unzlib((piece) => {
    size += piece.length;
  });
  try {
    for (let at = 0; at < bytes.length && size <= limit; at += pieceBytes)
      unpacking.push(bytes.subarray(at, at + pieceBytes));
  } catch {
    // It ended early, or is something else: what came of it until then counts.
  }
  return size > limit;
}

/**
 * Whether a PDF has a stream that unpacks to more than any page needs. What a reader unpacks lies outside of the heap that
 * a thread's limit counts, so this is asked before a reader is.
 */
export function hasBomb(pdf: Uint8Array, limit = streamLimit): boolean {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at)) {
    at += 'stream'.length;
    while (file[at] === 0x0d || file[at] === 0x0a) at += 1;
    if (!isCompressed(file, at)) continue;
    const end = file.indexOf('endstream', at);
    if (unpacksBeyond(file.subarray(at, end < 0 ? file.length : end), limit)) return true;
    if (end >= 0) at = end + 'endstream'.length;
  }
  return false;
}
