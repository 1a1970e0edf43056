import type { MediaMime } from '@limelight/contracts';
import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { media, postMedia } from '../tables.ts';

export interface CarriedMedia {
  id: string;
  mime: MediaMime;
  bytes: number;
  width: number;
  height: number;
  pages: number | null;
  name: string;
  openGap: string | null;
  hash: string | null;
  madeFrom: string | null;
  parts: number | null;
  fileId: string | null;
  createdAt: Date;
  altText: string;
}

export type MediaRow = typeof media.$inferSelect;

type Origin = Pick<MediaRow, 'fileId' | 'openGap' | 'hash' | 'madeFrom'>;

export async function insertMedia(
  connection: Connection,
  userId: string,
  given: Omit<MediaRow, 'userId' | 'createdAt' | 'unattachedSince' | 'held' | 'removed' | keyof Origin> &
    Partial<Origin>,
  now: Date,
): Promise<void> {
  await connection.insert(media).values({ ...given, userId, createdAt: now, unattachedSince: now });
}

/** Does not check the owner, because the signed address was given to somebody allowed to see the file. */
export async function findMedia(connection: Connection, mediaId: string): Promise<MediaRow | null> {
  const [row] = await connection
    .select()
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.removed, false)));
  return row ?? null;
}

/** Locks a person's files among `ids` and returns each with the post that has it. */
export async function lockOwnMedia(tx: Tx, userId: string, ids: readonly string[]) {
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

export async function listMedia(connection: Connection, userId: string): Promise<MediaRow[]> {
  return connection
    .select()
    .from(media)
    .where(and(eq(media.userId, userId), eq(media.removed, false)))
    .orderBy(asc(media.createdAt), asc(media.id));
}

/** Marks files for removal that no post has had since `before` and no library keeps. */
export async function markUnattached(connection: Connection, before: Date): Promise<void> {
  await connection
    .update(media)
    .set({ removed: true })
    .where(and(lt(media.unattachedSince, before), eq(media.held, false), eq(media.removed, false)));
}

/** Marks files as kept by the library. When they are released, the sweep removes those without a post. */
export async function setHeld(tx: Tx, userId: string, ids: readonly string[], held: boolean): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(media)
    .set({ held })
    .where(and(inArray(media.id, [...ids]), eq(media.userId, userId), eq(media.removed, false)));
}

export async function listOwnMedia(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.userId, userId), eq(media.removed, false)));
}

export async function markRemoved(connection: Connection, mediaId: string): Promise<void> {
  await connection.update(media).set({ removed: true }).where(eq(media.id, mediaId));
}

/** Returns removed files with ids above `after`, in order. A file whose bytes are still used by a copy is skipped. */
export async function listRemoved(connection: Connection, limit: number, after: string | null) {
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

export async function listMediaOf(connection: Connection, postIds: readonly string[]) {
  const byPost = new Map<string, CarriedMedia[]>();
  if (postIds.length === 0) return byPost;
  const rows = await connection
    .select({
      postId: postMedia.postId,
      id: media.id,
      mime: media.mime,
      bytes: media.bytes,
      width: media.width,
      height: media.height,
      pages: media.pages,
      name: media.name,
      openGap: media.openGap,
      hash: media.hash,
      madeFrom: media.madeFrom,
      parts: media.parts,
      fileId: media.fileId,
      createdAt: media.createdAt,
      altText: postMedia.altText,
    })
    .from(postMedia)
    .innerJoin(media, eq(media.id, postMedia.mediaId))
    .where(inArray(postMedia.postId, [...postIds]))
    .orderBy(asc(postMedia.position));
  for (const { postId, ...row } of rows) byPost.set(postId, [...(byPost.get(postId) ?? []), row]);
  return byPost;
}

/** Replaces the files of a post. Files that are dropped count as unattached from `now`. */
export async function replacePostMedia(
  tx: Tx,
  userId: string,
  postId: string,
  items: readonly { mediaId: string; altText: string }[],
  now: Date,
): Promise<void> {
  const before = await tx
    .delete(postMedia)
    .where(eq(postMedia.postId, postId))
    .returning({ mediaId: postMedia.mediaId });
  if (before.length > 0) {
    const ids = before.map((row) => row.mediaId);
    await tx
      .update(media)
      .set({ unattachedSince: now })
      .where(and(inArray(media.id, ids), eq(media.userId, userId)));
  }
  if (items.length === 0) return;
  await tx.insert(postMedia).values(items.map((item, position) => ({ postId, position, ...item })));
  const attached = items.map((item) => item.mediaId);
  await tx
    .update(media)
    .set({ unattachedSince: null })
    .where(and(inArray(media.id, attached), eq(media.userId, userId)));
}

/** Detaches the files of deleted posts and marks them for removal by the sweep. */
export async function dropMediaOf(tx: Tx, postIds: readonly string[]): Promise<void> {
  const carried = await tx
    .delete(postMedia)
    .where(inArray(postMedia.postId, [...postIds]))
    .returning({ mediaId: postMedia.mediaId });
  const ids = carried.map(({ mediaId }) => mediaId);
  if (ids.length > 0) await tx.update(media).set({ removed: true }).where(inArray(media.id, ids));
}
