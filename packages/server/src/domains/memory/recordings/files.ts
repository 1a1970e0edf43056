import { uploadPartBytes } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { RecordingRow } from './repository.ts';

type Kept = Pick<RecordingRow, 'id' | 'userId'>;

export const soundsPrefix = (userId: string) => `recordings/${userId}/`;
const soundPrefix = ({ userId, id }: Kept) => `${soundsPrefix(userId)}${id}`;
const partKey = (kept: Kept, index: number) => `${soundPrefix(kept)}/${index}`;

/** Stores a sound in parts, each of the size of the parts of uploads. Returns their number. Safe to repeat. */
export async function keepSound(
  context: Context,
  kept: Kept,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  let parts = 0;
  for await (const piece of pieces) {
    await context.storage.put(partKey(kept, parts), piece, 'application/octet-stream');
    parts += 1;
  }
  return parts;
}

/** The sound, part by part. It ends early if a part is gone. */
export async function* readSound(
  context: Context,
  kept: Kept & { parts: number },
): AsyncGenerator<Uint8Array, void> {
  for (let index = 0; index < kept.parts; index += 1) {
    const piece = await context.storage.get(partKey(kept, index));
    if (piece === null) return;
    yield piece;
  }
}

/** The bytes from `first` to `last`, both included, which lie in at most two parts; null if one is gone. */
export async function readSoundRange(
  context: Context,
  kept: Kept,
  { first, last }: { first: number; last: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  for (let index = Math.floor(first / uploadPartBytes); index * uploadPartBytes <= last; index += 1) {
    const piece = await context.storage.get(partKey(kept, index));
    if (piece === null) return null;
    const start = index * uploadPartBytes;
    pieces.push(piece.subarray(Math.max(0, first - start), last + 1 - start));
  }
  return new Uint8Array(Buffer.concat(pieces));
}

export async function removeSound(context: Context, kept: Kept): Promise<void> {
  await context.storage.removeAll(soundPrefix(kept));
}
