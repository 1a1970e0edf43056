import type { SavedKind } from '@limelight/contracts';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { eraseFrom, takeLock, type Connection, type Tx } from '../../../platform/db/index.ts';
import { savedItems } from './tables.ts';

const { search, ...columns } = getTableColumns(savedItems);
export type SavedRow = Omit<typeof savedItems.$inferSelect, 'search'>;

const words = sql`setweight(to_tsvector('simple', ${savedItems.title}), 'A') ||
  setweight(to_tsvector('simple', array_to_string(${savedItems.tags}, ' ') || ' ' || ${savedItems.folder}), 'B') ||
  to_tsvector('simple', ${savedItems.text} || ' ' || ${savedItems.note})`;

const live = (userId: string) => and(eq(savedItems.userId, userId), isNull(savedItems.deletedAt));

export async function lockSaved(tx: Tx, userId: string): Promise<void> {
  await takeLock(tx, 'saved_items', userId);
}

export async function countSaved(connection: Connection, userId: string): Promise<number> {
  return connection.$count(savedItems, live(userId));
}

export async function findByRef(connection: Connection, userId: string, kind: SavedKind, refId: string) {
  const [row] = await connection
    .select(columns)
    .from(savedItems)
    .where(and(live(userId), eq(savedItems.kind, kind), eq(savedItems.refId, refId)));
  return row ?? null;
}

export async function listRefs(connection: Connection, userId: string, kind: SavedKind) {
  const rows = await connection
    .select({ id: savedItems.id, refId: savedItems.refId })
    .from(savedItems)
    .where(and(live(userId), eq(savedItems.kind, kind), isNotNull(savedItems.refId)));
  return rows.flatMap(({ id, refId }) => (refId === null ? [] : [{ id, refId }]));
}

const liveItem = (id: string) => and(eq(savedItems.id, id), isNull(savedItems.deletedAt));

/** An item by its id, whoever's it is. */
export async function findItem(connection: Connection, id: string): Promise<SavedRow | null> {
  const [row] = await connection.select(columns).from(savedItems).where(liveItem(id));
  return row ?? null;
}

/** Locks an item, whoever's it is, so that it stays in its folder until the transaction ends. */
export async function lockItem(tx: Tx, id: string): Promise<SavedRow | null> {
  const [row] = await tx.select(columns).from(savedItems).where(liveItem(id)).for('update');
  return row ?? null;
}

export async function insertItem(tx: Tx, row: SavedRow): Promise<void> {
  await tx.insert(savedItems).values({ ...row, search: '' });
  await readAgain(tx, row.userId, [row.id]);
}

async function readAgain(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(savedItems)
    .set({ search: words })
    .where(and(eq(savedItems.userId, userId), inArray(savedItems.id, [...ids])));
}

export async function changeItem(
  tx: Tx,
  userId: string,
  id: string,
  change: Partial<Omit<SavedRow, 'id' | 'userId'>>,
): Promise<SavedRow | null> {
  const [row] = await tx
    .update(savedItems)
    .set(change)
    .where(and(live(userId), eq(savedItems.id, id)))
    .returning(columns);
  if (row === undefined) return null;
  await readAgain(tx, userId, [id]);
  return row;
}

/** Locks the rows among `ids`, deleted ones only on request. With `folder`, only those in it. */
export async function lockItems(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  { deleted = false, folder }: { deleted?: boolean; folder?: string | undefined } = {},
): Promise<SavedRow[]> {
  return tx
    .select(columns)
    .from(savedItems)
    .where(
      and(
        eq(savedItems.userId, userId),
        inArray(savedItems.id, [...ids]),
        folder === undefined ? undefined : eq(savedItems.folder, folder),
        deleted ? isNotNull(savedItems.deletedAt) : isNull(savedItems.deletedAt),
      ),
    )
    .orderBy(asc(savedItems.createdAt), asc(savedItems.id))
    .for('update');
}

export async function setDeleted(tx: Tx, userId: string, ids: readonly string[], deletedAt: Date | null) {
  await tx
    .update(savedItems)
    .set({ deletedAt })
    .where(and(eq(savedItems.userId, userId), inArray(savedItems.id, [...ids])));
}

export async function renameFolderOf(tx: Tx, userId: string, from: string, to: string, updatedAt: Date) {
  const rows = await tx
    .update(savedItems)
    .set({ folder: to, updatedAt })
    .where(and(live(userId), eq(savedItems.folder, from)))
    .returning({ id: savedItems.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await readAgain(tx, userId, ids);
  return ids.length;
}

export interface SavedFilter {
  q?: string | undefined;
  kind?: SavedKind | undefined;
  tag?: string | undefined;
  folder?: string | undefined;
  ids?: readonly string[] | undefined;
}

/** A query in web search syntax, where each word matches as a prefix. */
const queryOf = (q: string) =>
  sql`regexp_replace(websearch_to_tsquery('simple', ${q})::text, '''( |$|\\))', ''':*\\1', 'g')::tsquery`;

function matching(userId: string, { q, kind, tag, folder, ids }: SavedFilter): SQL | undefined {
  const query = q === undefined || q.trim() === '' ? null : queryOf(q);
  return and(
    live(userId),
    query === null ? undefined : sql`(numnode(${query}) = 0 OR ${search} @@ ${query})`,
    kind === undefined ? undefined : eq(savedItems.kind, kind),
    tag === undefined ? undefined : sql`lower(${tag}) = ANY(lower(${savedItems.tags}::text)::text[])`,
    folder === undefined ? undefined : eq(savedItems.folder, folder),
    ids === undefined ? undefined : inArray(savedItems.id, [...ids]),
  );
}

function orderOf(sort: 'newest' | 'oldest' | 'title' | 'relevance', q: string | undefined): SQL[] {
  const newest = [desc(savedItems.createdAt), desc(savedItems.id)];
  switch (sort) {
    case 'newest':
      return newest;
    case 'oldest':
      return [asc(savedItems.createdAt), asc(savedItems.id)];
    case 'title':
      return [asc(sql`lower(${savedItems.title})`), ...newest];
    case 'relevance':
      return q === undefined || q.trim() === ''
        ? newest
        : [desc(sql`ts_rank(${search}, ${queryOf(q)})`), ...newest];
  }
}

export async function listItems(
  connection: Connection,
  userId: string,
  filter: SavedFilter,
  page: { sort: 'newest' | 'oldest' | 'title' | 'relevance'; offset: number; limit: number },
): Promise<{ rows: SavedRow[]; total: number }> {
  const where = matching(userId, filter);
  const rows = await connection
    .select(columns)
    .from(savedItems)
    .where(where)
    .orderBy(...orderOf(page.sort, filter.q))
    .offset(page.offset)
    .limit(page.limit);
  return { rows, total: await connection.$count(savedItems, where) };
}

interface Named {
  name: string;
  count: number;
}

export async function listTags(connection: Connection, userId: string): Promise<Named[]> {
  const tag = sql<string>`unnest(${savedItems.tags})`;
  const all = connection
    .select({ tag: tag.as('tag') })
    .from(savedItems)
    .where(live(userId))
    .as('all_tags');
  return connection
    .select({ name: sql<string>`min(${all.tag})`, count: sql<number>`count(*)::int` })
    .from(all)
    .groupBy(sql`lower(${all.tag})`)
    .orderBy(sql`lower(${all.tag})`)
    .limit(500);
}

export async function listFolders(connection: Connection, userId: string): Promise<Named[]> {
  return connection
    .select({ name: savedItems.folder, count: sql<number>`count(*)::int` })
    .from(savedItems)
    .where(and(live(userId), sql`${savedItems.folder} <> ''`))
    .groupBy(savedItems.folder)
    .orderBy(sql`lower(${savedItems.folder})`)
    .limit(500);
}

export async function countFolder(connection: Connection, userId: string, folder: string): Promise<number> {
  return connection.$count(savedItems, and(live(userId), eq(savedItems.folder, folder)));
}

/** The names of all folders, including those whose items were deleted and can be restored. */
export async function listFolderNames(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .selectDistinct({ name: savedItems.folder })
    .from(savedItems)
    .where(and(eq(savedItems.userId, userId), sql`${savedItems.folder} <> ''`));
  return rows.map(({ name }) => name);
}

/** Permanently removes items saved from things that no longer exist, including deleted copies. */
export async function forgetRefs(tx: Tx, userId: string, kind: SavedKind, refIds: readonly string[]) {
  await tx
    .delete(savedItems)
    .where(
      and(eq(savedItems.userId, userId), eq(savedItems.kind, kind), inArray(savedItems.refId, [...refIds])),
    );
}

export const eraseSaved = eraseFrom(savedItems);
