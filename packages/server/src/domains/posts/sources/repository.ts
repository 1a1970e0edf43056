import { and, asc, desc, eq, getTableColumns, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { listOwnIds, listRowsById, type Connection, type Tx } from '../../../platform/db/index.ts';
import { postSources, sources } from './tables.ts';

export type SourceRow = typeof sources.$inferSelect;

export async function insertSource(connection: Connection, row: SourceRow): Promise<void> {
  await connection.insert(sources).values(row);
}

/** Stores whether the author speaks in a source. Null when this user has no such source. */
export async function setVoice(
  connection: Connection,
  userId: string,
  id: string,
  voice: Pick<SourceRow, 'own' | 'speaker'>,
): Promise<SourceRow | null> {
  const [row] = await connection
    .update(sources)
    .set(voice)
    .where(and(eq(sources.id, id), eq(sources.userId, userId)))
    .returning();
  return row ?? null;
}

/** The given sources that belong to this user, in the given order. */
export async function listSources(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await connection
    .select()
    .from(sources)
    .where(and(inArray(sources.id, [...ids]), eq(sources.userId, userId)));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The documents in which the author speaks, newest first. Posts are listed where they are kept. */
export async function listOwnSources(connection: Connection, userId: string, most: number) {
  return connection
    .select()
    .from(sources)
    .where(and(eq(sources.userId, userId), eq(sources.own, true), ne(sources.kind, 'post')))
    .orderBy(desc(sources.createdAt), desc(sources.id))
    .limit(most);
}

export async function listOfPost(connection: Connection, userId: string, postId: string) {
  return connection
    .select(getTableColumns(sources))
    .from(postSources)
    .innerJoin(sources, eq(sources.id, postSources.sourceId))
    .where(and(eq(postSources.postId, postId), eq(sources.userId, userId)))
    .orderBy(asc(postSources.createdAt), asc(sources.id));
}

/** The post that was written from each of these sources, the last one where there are several. */
export async function listPostsOfSources(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .select({ sourceId: postSources.sourceId, postId: postSources.postId })
    .from(postSources)
    .innerJoin(sources, eq(sources.id, postSources.sourceId))
    .where(and(inArray(postSources.sourceId, [...ids]), eq(sources.userId, userId)))
    .orderBy(asc(postSources.createdAt), asc(postSources.postId));
  return new Map(rows.map(({ sourceId, postId }) => [sourceId, postId]));
}

export async function countOthers(tx: Tx, postId: string, sourceId: string): Promise<number> {
  const rows = await tx
    .select({ sourceId: postSources.sourceId })
    .from(postSources)
    .where(eq(postSources.postId, postId));
  return rows.filter((row) => row.sourceId !== sourceId).length;
}

export async function insertLinks(tx: Tx, postId: string, sourceIds: readonly string[], now: Date) {
  if (sourceIds.length === 0) return;
  await tx
    .insert(postSources)
    .values(
      sourceIds.map((sourceId, index) => ({ postId, sourceId, createdAt: new Date(now.getTime() + index) })),
    )
    .onConflictDoNothing();
}

export async function deleteLink(tx: Tx, postId: string, sourceId: string): Promise<void> {
  await tx.delete(postSources).where(and(eq(postSources.postId, postId), eq(postSources.sourceId, sourceId)));
}

const loose = (tx: Connection) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(postSources)
      .where(eq(postSources.sourceId, sources.id)),
  );

/** Deletes the source unless a post uses it. */
export async function deleteLoose(tx: Tx, userId: string, sourceId: string): Promise<void> {
  await tx.delete(sources).where(and(eq(sources.id, sourceId), eq(sources.userId, userId), loose(tx)));
}

/** Detaches the sources of deleted posts, and deletes those that no other post uses. */
export async function dropLinks(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  const rows = await tx
    .delete(postSources)
    .where(inArray(postSources.postId, [...postIds]))
    .returning({ sourceId: postSources.sourceId });
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.sourceId);
  await tx.delete(sources).where(and(inArray(sources.id, ids), loose(tx)));
}

export async function deleteLooseBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(sources).where(and(lt(sources.createdAt, before), loose(tx)));
}

export const listSourceIds = listOwnIds(sources);

export const listSourcesById = listRowsById(sources);

export async function eraseSources(tx: Tx, userId: string): Promise<void> {
  const rows = await tx.delete(sources).where(eq(sources.userId, userId)).returning({ id: sources.id });
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await tx.delete(postSources).where(inArray(postSources.sourceId, ids));
}
