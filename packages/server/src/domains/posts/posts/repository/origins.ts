import type { OriginRecord } from '@limelight/contracts';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { postOrigins } from '../origins/tables.ts';

export type OriginRow = typeof postOrigins.$inferSelect;

/** Keeps the text of posts that were just published, with its hash. */
export async function keepPublished(tx: Tx, postIds: readonly string[], now: Date): Promise<void> {
  await tx.execute(
    sql`INSERT INTO post_origins (post_id, user_id, text, hash, published_at)
        SELECT id, user_id, text, encode(sha256(convert_to(text, 'UTF8')), 'hex'), coalesce(published_at, ${now.toISOString()}::timestamptz)
        FROM posts WHERE id = ANY(${sql.param([...postIds])}::uuid[])
        ON CONFLICT (post_id) DO NOTHING`,
  );
}

export async function findRecord(connection: Connection, userId: string, postId: string) {
  const [row] = await connection
    .select()
    .from(postOrigins)
    .where(and(eq(postOrigins.postId, postId), eq(postOrigins.userId, userId)));
  return row ?? null;
}

/** Stores what was worked out, once. Returns the record that stays. */
export async function completeRecord(connection: Connection, postId: string, record: OriginRecord) {
  await connection
    .update(postOrigins)
    .set({ record })
    .where(and(eq(postOrigins.postId, postId), isNull(postOrigins.record)));
  const [row] = await connection.select().from(postOrigins).where(eq(postOrigins.postId, postId));
  return row ?? null;
}

/** Records that still have to be worked out, the newest first. */
export async function listOpenRecords(connection: Connection, limit: number): Promise<OriginRow[]> {
  return connection
    .select()
    .from(postOrigins)
    .where(isNull(postOrigins.record))
    .orderBy(desc(postOrigins.publishedAt), postOrigins.postId)
    .limit(limit);
}

export async function findShared(connection: Connection, shareHash: string): Promise<OriginRow | null> {
  const [row] = await connection.select().from(postOrigins).where(eq(postOrigins.shareHash, shareHash));
  return row ?? null;
}

/** Shares a record, or ends that with null. False when there is none. */
export async function setShare(
  connection: Connection,
  userId: string,
  postId: string,
  share: { hash: string; passages: boolean; at: Date } | null,
): Promise<boolean> {
  const { rowCount } = await connection
    .update(postOrigins)
    .set({
      shareHash: share?.hash ?? null,
      sharePassages: share?.passages ?? false,
      sharedAt: share?.at ?? null,
    })
    .where(and(eq(postOrigins.postId, postId), eq(postOrigins.userId, userId)));
  return rowCount !== 0;
}

/** Ends all links of a person. */
export async function endShares(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(postOrigins)
    .set({ shareHash: null, sharePassages: false, sharedAt: null })
    .where(and(eq(postOrigins.userId, userId), isNotNull(postOrigins.shareHash)));
}

export async function listRecordIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: postOrigins.postId })
    .from(postOrigins)
    .where(eq(postOrigins.userId, userId))
    .orderBy(postOrigins.publishedAt, postOrigins.postId);
  return rows.map(({ id }) => id);
}

export async function listRecordsById(connection: Connection, ids: string[]) {
  const rows = await connection.select().from(postOrigins).where(inArray(postOrigins.postId, ids));
  return rows.map((row) => ({ ...row, id: row.postId }));
}

export async function removeRecordsOf(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length > 0) await tx.delete(postOrigins).where(inArray(postOrigins.postId, [...postIds]));
}
