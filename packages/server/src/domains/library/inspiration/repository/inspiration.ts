import { and, eq, getTableColumns, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import {
  eraseFrom,
  jsonParameter,
  takeLock,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { configurationOf, fewestOfAuthor, plainConfiguration } from '../rules.ts';
import { libraryImportWords, libraryPosts, libraryWords } from '../tables.ts';

export type LibraryRow = Omit<typeof libraryPosts.$inferSelect, 'search'>;
export type NewPost = Omit<LibraryRow, 'listed'>;

const rowsAtOnce = 1_000;

/**
 * Stores posts with a search index of their words, both stemmed and unchanged; the unchanged ones include the
 * author's name. A post the person already has is stored but not listed.
 */
export async function insertPosts(tx: Tx, rows: readonly NewPost[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce).map((row) => columnsOf(row, configurationOf(row.language)));
    // Passes all rows as one parameter, because binding thousands of parameters takes longer than the insertion.
    await tx.execute(sql`
      INSERT INTO library_posts (id, user_id, import_id, author_key, author, own, text, digest, industry, language, format,
        characters, has_media, url, posted_at, reactions, comments, reposts, impressions, standing, position, listed, search)
      SELECT id, user_id, import_id, author_key, author, own, text, digest, industry, language, format,
        characters, has_media, url, posted_at, reactions, comments, reposts, impressions, standing, position,
        user_id IS NULL OR NOT EXISTS (
          SELECT FROM library_posts other WHERE other.user_id = given.user_id AND other.digest = given.digest),
        to_tsvector(configuration::regconfig, text)
          || to_tsvector(${plainConfiguration}::regconfig, text || E'\\n' || coalesce(author, ''))
      FROM json_to_recordset(${jsonParameter(some)}::json) AS given (
        id uuid, user_id uuid, import_id uuid, author_key text, author text, own boolean, text text, digest text,
        industry text, language text, format text, characters integer, has_media boolean, url text, posted_at timestamptz,
        reactions integer, comments integer, reposts integer, impressions integer, standing real, position integer,
        configuration text)
      ON CONFLICT DO NOTHING`);
  }
}

const columnsOf = (
  { userId, importId, authorKey, hasMedia, postedAt, ...row }: NewPost,
  configuration: string,
) => ({
  ...row,
  configuration,
  user_id: userId,
  import_id: importId,
  author_key: authorKey,
  has_media: hasMedia,
  posted_at: postedAt,
});

/** Deletes the posts of an import and lists remaining copies of them instead. Returns the affected authors. */
export async function deleteOfImport(tx: Tx, userId: string, importId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ author_key: string }>(sql`
    WITH gone AS (
      DELETE FROM library_posts WHERE import_id = ${importId} AND user_id = ${userId}
      RETURNING author_key, digest, listed
    ), next AS (
      SELECT DISTINCT ON (p.digest) p.id FROM library_posts p JOIN gone USING (digest)
      WHERE gone.listed AND p.user_id = ${userId} AND NOT p.listed AND p.import_id <> ${importId}
      ORDER BY p.digest, p.id
    ), shown AS (
      UPDATE library_posts SET listed = true WHERE id IN (SELECT id FROM next)
    )
    SELECT DISTINCT author_key FROM gone`);
  return rows.map(({ author_key }) => author_key);
}

/** Replaces the starter posts with those of this version. Returns true when something changed. */
export async function syncStarters(tx: Tx, rows: readonly NewPost[]): Promise<boolean> {
  await takeLock(tx, 'library_starters');
  const ids = rows.map(({ id }) => id);
  const removed = await tx
    .delete(libraryPosts)
    .where(and(isNull(libraryPosts.userId), notInArray(libraryPosts.id, ids)))
    .returning({ id: libraryPosts.id });
  const known = await tx
    .select({ id: libraryPosts.id })
    .from(libraryPosts)
    .where(isNull(libraryPosts.userId));
  const there = new Set(known.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !there.has(id));
  await insertPosts(tx, missing);
  return removed.length > 0 || missing.length > 0;
}

export interface AuthorReactions {
  authorKey: string;
  reactions: number;
}

/** The median reactions per author, over stored and new posts together. */
export async function mediansOf(
  tx: Tx,
  userId: string,
  authors: readonly string[],
  added: readonly AuthorReactions[],
): Promise<Map<string, number>> {
  if (authors.length === 0) return new Map();
  const { rows } = await tx.execute<{ author: string; median: number }>(sql`
    SELECT author, percentile_cont(0.5) WITHIN GROUP (ORDER BY reactions) AS median
    FROM (
      SELECT author_key AS author, reactions FROM library_posts
      WHERE user_id = ${userId} AND author_key IN (SELECT json_array_elements_text(${jsonParameter(authors)}::json))
        AND reactions IS NOT NULL
      UNION ALL
      SELECT "authorKey", reactions
      FROM json_to_recordset(${jsonParameter(added)}::json) AS given ("authorKey" text, reactions integer)
    ) known
    GROUP BY author HAVING count(*) >= ${fewestOfAuthor}`);
  return new Map(rows.map(({ author, median }) => [author, median]));
}

export async function measureStandings(
  tx: Tx,
  userId: string,
  authors: readonly string[],
  medians: ReadonlyMap<string, number>,
): Promise<void> {
  if (authors.length === 0) return;
  const known = authors.map((author) => ({ author, median: medians.get(author) ?? null }));
  await tx.execute(sql`
    WITH measured AS (
      SELECT p.id, ((p.reactions + 1) / (known.median + 1))::real AS standing
      FROM json_to_recordset(${jsonParameter(known)}::json) AS known (author text, median double precision)
      JOIN library_posts p ON p.user_id = ${userId} AND p.author_key = known.author
    )
    UPDATE library_posts p SET standing = measured.standing
    FROM measured
    WHERE p.id = measured.id AND p.standing IS DISTINCT FROM measured.standing`);
}

export async function findPost(connection: Connection, userId: string, id: string) {
  const [row] = await findPosts(connection, userId, [id]);
  return row ?? null;
}

/** The posts among `ids` that the person may read, in that order. */
export async function findPosts(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { search: _search, ...columns } = getTableColumns(libraryPosts);
  const rows = await connection
    .select(columns)
    .from(libraryPosts)
    .where(
      and(
        inArray(libraryPosts.id, [...ids]),
        or(eq(libraryPosts.userId, userId), isNull(libraryPosts.userId)),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function exportLibraryData(): Promise<Record<string, unknown>> {
  // The export already contains these posts with the imports.
  return {};
}

export const eraseLibraryData = eraseFrom(libraryPosts, libraryWords, libraryImportWords);
