import type { MediaMime } from '@limelight/contracts';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { media, postMedia } from '../tables.ts';

export type MediaRow = typeof media.$inferSelect;

export async function insertMedia(
  connection: Connection,
  userId: string,
  given: Omit<MediaRow, 'userId' | 'createdAt' | 'unattachedSince' | 'removed'>,
  now: Date,
): Promise<void> {
  await connection.insert(media).values({ ...given, userId, createdAt: now, unattachedSince: now });
}

/** A picture whoever owns it: its address was signed for somebody who may see it. */
export async function findMedia(connection: Connection, mediaId: string): Promise<MediaRow | null> {
  const [row] = await connection
    .select()
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.removed, false)));
  return row ?? null;
}

/** A person's pictures among `ids`, each with the post that carries it, locked until the transaction ends. */
export async function lockOwnMedia(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; mime: MediaMime; postId: string | null }[]> {
  if (ids.length === 0) return [];
  const own = and(inArray(media.id, [...ids]), eq(media.userId, userId), eq(media.removed, false));
  const rows = await tx
    .select({ id: media.id, mime: media.mime })
    .from(media)
    .where(own)
    .orderBy(asc(media.id))
    .for('update');
  const carried = await tx
    .select({ mediaId: postMedia.mediaId, postId: postMedia.postId })
    .from(postMedia)
    .where(inArray(postMedia.mediaId, [...ids]));
  const postOf = new Map(carried.map((row) => [row.mediaId, row.postId]));
  return rows.map((row) => ({ ...row, postId: postOf.get(row.id) ?? null }));
}

/** All of a person's pictures, whether a post carries them or not. */
export async function listMedia(connection: Connection, userId: string): Promise<MediaRow[]> {
  return connection
    .select()
    .from(media)
    .where(and(eq(media.userId, userId), eq(media.removed, false)))
    .orderBy(asc(media.createdAt), asc(media.id));
}

/** Marks pictures that no post has carried since before `before`. */
export async function markUnattached(connection: Connection, before: Date): Promise<void> {
  await connection
    .update(media)
    .set({ removed: true })
    .where(and(lt(media.unattachedSince, before), eq(media.removed, false)));
}

export async function markRemoved(connection: Connection, mediaId: string): Promise<void> {
  await connection.update(media).set({ removed: true }).where(eq(media.id, mediaId));
}

/** Ids above `after`, in their order. */
export async function listRemoved(
  connection: Connection,
  limit: number,
  after: string | null,
): Promise<string[]> {
  const rows = await connection
    .select({ id: media.id })
    .from(media)
    .where(and(sql`${media.removed}`, after === null ? undefined : gt(media.id, after)))
    .orderBy(asc(media.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function deleteMedia(connection: Connection, mediaId: string): Promise<void> {
  await connection.delete(media).where(and(eq(media.id, mediaId), eq(media.removed, true)));
}

export async function eraseMedia(tx: Tx, userId: string): Promise<void> {
  await tx.update(media).set({ removed: true }).where(eq(media.userId, userId));
}
