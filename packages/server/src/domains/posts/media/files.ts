import { uploadPartBytes } from '@limelight/contracts';
import type { Context } from '../../../context.ts';

/** The fields that locate a file's bytes. A copy uses the bytes of its original. */
export interface KeptFile {
  id: string;
  fileId?: string | null;
}

const bytesOf = ({ id, fileId = null }: KeptFile): string => fileId ?? id;

/** The storage key of a file that is stored in one piece. */
export function mediaKey(mediaId: string): string {
  return `media/${mediaId.slice(0, 2)}/${mediaId}`;
}

/** The prefix of all parts of a file that is stored in parts. */
export function partsPrefix(mediaId: string): string {
  return `${mediaKey(mediaId)}-parts`;
}

export function partKey(mediaId: string, index: number): string {
  return `${partsPrefix(mediaId)}/${index}`;
}

/** Returns null if the file is gone. Only for files stored in one piece. */
export async function readMediaFile(context: Context, item: KeptFile): Promise<Uint8Array | null> {
  return context.storage.get(mediaKey(bytesOf(item)));
}

/** Reads the bytes from `first` to `last`, both included, of a file stored in parts. Returns null if a part is gone. */
export async function readMediaRange(
  context: Context,
  item: KeptFile,
  first: number,
  last: number,
): Promise<Uint8Array | null> {
  const wanted: Uint8Array[] = [];
  const from = Math.floor(first / uploadPartBytes);
  const to = Math.floor(last / uploadPartBytes);
  for (let index = from; index <= to; index += 1) {
    const piece = await context.storage.get(partKey(bytesOf(item), index));
    if (piece === null) return null;
    const start = Math.max(0, first - index * uploadPartBytes);
    const end = Math.min(piece.byteLength, last + 1 - index * uploadPartBytes);
    wanted.push(piece.subarray(start, end));
  }
  const bytes = Buffer.concat(wanted);
  return bytes.byteLength === last - first + 1 ? bytes : null;
}

/** Reads a file part by part, however it is stored. It ends early if a part is gone. */
export async function* readMediaPieces(
  context: Context,
  item: KeptFile & { parts: number | null },
): AsyncGenerator<Uint8Array, void> {
  const keys =
    item.parts === null
      ? [mediaKey(bytesOf(item))]
      : Array.from({ length: item.parts }, (_, index) => partKey(bytesOf(item), index));
  for (const key of keys) {
    const piece = await context.storage.get(key);
    if (piece === null) return;
    yield piece;
  }
}

export async function removeMediaFile(context: Context, mediaId: string): Promise<void> {
  await context.storage.remove(mediaKey(mediaId));
  await context.storage.removeAll(partsPrefix(mediaId));
}
