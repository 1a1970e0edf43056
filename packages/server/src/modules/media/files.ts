import { uploadPartBytes } from '@limelight/contracts';
import type { Context } from '../../context.ts';

/** A file as far as its bytes go: a copy has those of another one. */
export interface KeptFile {
  id: string;
  fileId?: string | null;
}

const bytesOf = ({ id, fileId = null }: KeptFile): string => fileId ?? id;

/** Where a file is kept that is whole. */
export function mediaKey(mediaId: string): string {
  return `media/${mediaId.slice(0, 2)}/${mediaId}`;
}

/** Everything below this belongs to one file in pieces. */
export function partsPrefix(mediaId: string): string {
  return `${mediaKey(mediaId)}-parts`;
}

export function partKey(mediaId: string, index: number): string {
  return `${partsPrefix(mediaId)}/${index}`;
}

/** The bytes of a file that is kept whole; null when it is gone. */
export async function readMediaFile(context: Context, item: KeptFile): Promise<Uint8Array | null> {
  return context.storage.get(mediaKey(bytesOf(item)));
}

/** The bytes from `first` to `last`, both included, of a file in pieces; null when one of them is gone. */
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

/** A file piece by piece, however it is kept; it ends early where a piece is gone. */
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

/** Removes whatever is kept of a file, whole or in pieces. */
export async function removeMediaFile(context: Context, mediaId: string): Promise<void> {
  await context.storage.remove(mediaKey(mediaId));
  await context.storage.removeAll(partsPrefix(mediaId));
}
