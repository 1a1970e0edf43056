import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/index.ts';
import { insertMedia, type CarriedMedia } from './repository.ts';

/**
 * Makes files that another post can carry out of those of a post, for `media` of a new draft. The bytes are kept once and
 * stay until the last of them is gone.
 */
export async function copyMedia(
  tx: Tx,
  userId: string,
  carried: readonly CarriedMedia[],
  now: Date,
): Promise<{ mediaId: string; altText: string }[]> {
  const copies: { mediaId: string; altText: string }[] = [];
  for (const { id, fileId, altText, createdAt: _createdAt, ...facts } of carried) {
    const mediaId = randomUUID();
    await insertMedia(tx, userId, { ...facts, id: mediaId, fileId: fileId ?? id }, now);
    copies.push({ mediaId, altText });
  }
  return copies;
}
