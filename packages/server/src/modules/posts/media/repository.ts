import type { MediaMime } from '@limelight/contracts';
import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { media, postMedia } from '../tables.ts';

export type MediaRow = typeof media.$inferSelect;

export async function insertMedia(
  connection: Connection,
  userId: string,
  given: Omit<MediaRow, 'userId' | 'fileId' | 'createdAt' | 'unattachedSince' | 'removed'> &
    Partial<Pick<MediaRow, 'fileId'>>,
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

/** Ids above `after`, in their order. A file whose bytes a copy still needs waits until that is gone. */
export async function listRemoved(
  connection: Connection,
  limit: number,
  after: string | null,
): Promise<{ id: string; isCopy: boolean }[]> {
  const copies = alias(media, 'copies');
  const needed = connection.select({ id: copies.id }).from(copies).where(eq(copies.fileId, media.id));
  const rows = await connection
    .select({ id: media.id, fileId: media.fileId })
    .from(media)
    .where(and(sql`${media.removed}`, notExists(needed), after === null ? undefined : gt(media.id, after)))
    .orderBy(asc(media.id))
    .limit(limit);
  return rows.map(({ id, fileId }) => ({ id, isCopy: fileId !== null }));
}

export async function deleteMedia(connection: Connection, mediaId: string): Promise<void> {
  await connection.delete(media).where(and(eq(media.id, mediaId), eq(media.removed, true)));
}

export async function eraseMedia(tx: Tx, userId: string): Promise<void> {
  await tx.update(media).set({ removed: true }).where(eq(media.userId, userId));
}
