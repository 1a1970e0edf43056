import { Unzlib } from 'fflate';

/** More than an uncompressed A4 page at 600 dpi, so anything larger is a decompression bomb. */
const streamLimit = 128 * 1024 * 1024;
/** Small pieces, so that the output of one piece stays small too. */
const pieceBytes = 4_096;

/** A truncated file has one stream without an end; chance may add a few. */
const openStreamLimit = 8;

const isCompressed = (bytes: Uint8Array, at: number) => {
  const [method = 0, check = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + check) % 31 === 0;
};

/** True when a compressed stream unpacks to more than `limit`. Other data counts as small. */
function unpacksBeyond(bytes: Uint8Array, limit: number): boolean {
  let size = 0;
  const unpacking = new Unzlib((piece) => {
    size += piece.length;
  });
  try {
    for (let at = 0; at < bytes.length && size <= limit; at += pieceBytes)
      unpacking.push(bytes.subarray(at, at + pieceBytes));
  } catch {
    // The stream ended early or is not zlib data; the output so far counts.
  }
  return size > limit;
}

/**
 * True when a stream in the PDF unpacks to more than any page needs. Must be checked before parsing, since a parser
 * unpacks streams outside the heap that a thread's limit covers.
 */
export function hasBomb(pdf: Uint8Array, limit = streamLimit): boolean {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let open = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at)) {
    at += 'stream'.length;
    while (file[at] === 0x0d || file[at] === 0x0a) at += 1;
    if (!isCompressed(file, at)) continue;
    const end = file.indexOf('endstream', at);
    if (unpacksBeyond(file.subarray(at, end < 0 ? file.length : end), limit)) return true;
    if (end >= 0) at = end + 'endstream'.length;
    else if (++open > openStreamLimit) return true;
  }
  return false;
}
