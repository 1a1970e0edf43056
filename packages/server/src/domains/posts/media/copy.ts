import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/index.ts';
import { insertMedia, type CarriedMedia } from './repository/media.ts';

/**
 * Copies a post's files for a new draft. The copies share the stored bytes, which stay until the last copy is deleted.
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
