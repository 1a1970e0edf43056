import { and, asc, desc, eq, inArray, lt, lte } from 'drizzle-orm';
import {
  deleteRow,
  eraseFrom,
  listRowsById,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { postVersions } from '../versions/tables.ts';

export type VersionRow = typeof postVersions.$inferSelect;

const own = (userId: string, postId: string) =>
  and(eq(postVersions.userId, userId), eq(postVersions.postId, postId));

/** The newest version and the one before it. */
export async function findLastVersions(connection: Connection, userId: string, postId: string) {
  const [last = null, before = null] = await listVersionRows(connection, userId, postId, {
    below: null,
    limit: 1,
  });
  return { last, before };
}

/** A page of versions, newest first. One extra row shows that there are more. */
export async function listVersionRows(
  connection: Connection,
  userId: string,
  postId: string,
  { below, limit }: { below: number | null; limit: number },
): Promise<VersionRow[]> {
  return connection
    .select()
    .from(postVersions)
    .where(and(own(userId, postId), below === null ? undefined : lt(postVersions.number, below)))
    .orderBy(desc(postVersions.number))
    .limit(limit + 1);
}

export async function findVersion(connection: Connection, userId: string, postId: string, id: string) {
  const [row] = await connection
    .select()
    .from(postVersions)
    .where(and(own(userId, postId), eq(postVersions.id, id)));
  return row ?? null;
}

export async function insertVersions(tx: Tx, rows: readonly VersionRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(postVersions).values([...rows]);
}

export async function extendVersion(tx: Tx, id: string, text: string, endedAt: Date): Promise<void> {
  await tx.update(postVersions).set({ text, endedAt }).where(eq(postVersions.id, id));
}

export const removeVersion = deleteRow(postVersions);

/** The states of a post's text up to a time, the oldest first. */
export async function listTextsOf(connection: Connection, userId: string, postId: string, until: Date) {
  const { by, text, endedAt, number } = postVersions;
  return connection
    .select({ by, text, endedAt })
    .from(postVersions)
    .where(and(own(userId, postId), lte(endedAt, until)))
    .orderBy(asc(number));
}

/** The writer's last text for each of these posts. */
export async function listWrittenTexts(
  connection: Connection,
  userId: string,
  postIds: readonly string[],
): Promise<Map<string, string>> {
  if (postIds.length === 0) return new Map();
  const rows = await connection
    .selectDistinctOn([postVersions.postId], { postId: postVersions.postId, text: postVersions.text })
    .from(postVersions)
    .where(
      and(
        eq(postVersions.userId, userId),
        inArray(postVersions.postId, [...postIds]),
        eq(postVersions.by, 'writer'),
      ),
    )
    .orderBy(postVersions.postId, desc(postVersions.number));
  return new Map(rows.map(({ postId, text }) => [postId, text]));
}

/** The texts that each post has had, with the time until which it had them. */
export async function listEarlierTexts(connection: Connection, postIds: readonly string[]) {
  if (postIds.length === 0) return [];
  const { postId, text, endedAt } = postVersions;
  return connection
    .select({ postId, text, endedAt })
    .from(postVersions)
    .where(inArray(postId, [...postIds]));
}

export async function removeVersionsOf(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length > 0) await tx.delete(postVersions).where(inArray(postVersions.postId, [...postIds]));
}

export async function listVersionIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: postVersions.id })
    .from(postVersions)
    .where(eq(postVersions.userId, userId))
    .orderBy(asc(postVersions.postId), asc(postVersions.number));
  return rows.map(({ id }) => id);
}

export const listVersionsById = listRowsById(postVersions);

export const eraseVersions = eraseFrom(postVersions);
