import type { LibraryQuery } from '@limelight/contracts';
import { and, desc, eq, gte, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Connection, Tx } from '../../platform/db/index.ts';
import {
  configurationOf,
  lengthBounds,
  parseSearch,
  plainConfiguration,
  searchedConfigurations,
  type ParsedSearch,
} from './rules.ts';
import { libraryPosts } from './tables.ts';

export type LibraryRow = Omit<typeof libraryPosts.$inferSelect, 'search'>;
export type NewPost = LibraryRow;

const rowsAtOnce = 500;
const countedUpTo = 1_000;
/** A median of fewer posts says nothing. */
const fewestOfAuthor = 3;

const configuration = (name: string) => sql`${name}::regconfig`;

/** The words in the forms of their language, and as they are; the latter also with who wrote them. */
const vectorOf = ({ text, language, author }: NewPost) =>
  sql`to_tsvector(${configuration(configurationOf(language))}, ${text}) || to_tsvector(${configuration(plainConfiguration)}, ${`${text}\n${author ?? ''}`})`;

export async function insertPosts(tx: Tx, rows: readonly NewPost[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx
      .insert(libraryPosts)
      .values(rows.slice(at, at + rowsAtOnce).map((row) => ({ ...row, search: vectorOf(row) })))
      .onConflictDoNothing();
}

export async function deleteOfImport(tx: Tx, importId: string): Promise<void> {
  await tx.delete(libraryPosts).where(eq(libraryPosts.importId, importId));
}

/** Makes the starter posts those of this version. */
export async function syncStarters(tx: Tx, rows: readonly NewPost[]): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('library_starters'))`);
  const ids = rows.map(({ id }) => id);
  await tx.delete(libraryPosts).where(and(isNull(libraryPosts.userId), notInArray(libraryPosts.id, ids)));
  const known = await tx
    .select({ id: libraryPosts.id })
    .from(libraryPosts)
    .where(isNull(libraryPosts.userId));
  const there = new Set(known.map(({ id }) => id));
  await insertPosts(
    tx,
    rows.filter(({ id }) => !there.has(id)),
  );
}

/** Sets by how far each post of a person's library beat the median of its author. */
export async function measureStandings(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    WITH medians AS (
      SELECT author_key, count(*) AS posts, percentile_cont(0.5) WITHIN GROUP (ORDER BY reactions) AS median
      FROM library_posts
      WHERE user_id = ${userId} AND reactions IS NOT NULL AND author_key <> ''
      GROUP BY author_key
    ), measured AS (
      SELECT p.id, CASE WHEN m.posts >= ${fewestOfAuthor}
        THEN ((p.reactions + 1) / (m.median + 1))::real END AS standing
      FROM library_posts p LEFT JOIN medians m USING (author_key)
      WHERE p.user_id = ${userId}
    )
    UPDATE library_posts p SET standing = measured.standing
    FROM measured
    WHERE p.id = measured.id AND p.standing IS DISTINCT FROM measured.standing`);
}

const ownedBy = (userId: string) => or(eq(libraryPosts.userId, userId), isNull(libraryPosts.userId));

export async function findPost(
  connection: Connection,
  userId: string,
  id: string,
): Promise<LibraryRow | null> {
  const [row] = await connection
    .select()
    .from(libraryPosts)
    .where(and(eq(libraryPosts.id, id), ownedBy(userId)));
  return row ?? null;
}

/** Whether the database finds similar words: an installation may lack the extension. */
export async function hasTrigrams(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute<{ there: boolean }>(
    sql`SELECT to_regprocedure('word_similarity(text,text)') IS NOT NULL AS there`,
  );
  return rows[0]?.there ?? false;
}

/** A search as one query: in each language its words, or the beginning of the last one. */
function wordsMatch({ wanted, prefix }: ParsedSearch, language: string | undefined): SQL[] {
  if (wanted === '' && prefix === null) return [];
  const begins = prefix === null ? null : sql`to_tsquery('simple', ${`${prefix}:*`})`;
  const asked = searchedConfigurations(language).map((name) => {
    const words = sql`websearch_to_tsquery(${configuration(name)}, ${wanted})`;
    if (begins === null) return words;
    const last = sql`(${begins} || plainto_tsquery(${configuration(name)}, ${prefix}))`;
    return wanted === '' ? last : sql`(${words} && ${last})`;
  });
  return [sql`${libraryPosts.search} @@ (${sql.join(asked, sql` || `)})`];
}

const similarMatch = ({ words }: ParsedSearch): SQL[] =>
  words.map((word) => sql`${word} <% ${libraryPosts.text}`);

const withoutExcluded = ({ excluded }: ParsedSearch): SQL[] =>
  excluded.map((one) => sql`NOT ${libraryPosts.search} @@ websearch_to_tsquery('simple', ${one})`);

function filters(userId: string, query: LibraryQuery, now: number): (SQL | undefined)[] {
  const { source, language, format, length, industry, author, media } = query;
  const { minReactions, minComments, maxAgeDays } = query;
  const bounds = length === undefined ? null : lengthBounds[length];
  return [
    source === 'starter'
      ? isNull(libraryPosts.userId)
      : source === 'all'
        ? ownedBy(userId)
        : and(eq(libraryPosts.userId, userId), eq(libraryPosts.own, source === 'own')),
    language === undefined ? undefined : eq(libraryPosts.language, language),
    format === undefined ? undefined : eq(libraryPosts.format, format),
    industry === undefined ? undefined : eq(libraryPosts.industry, industry),
    author === undefined || author === '' ? undefined : eq(libraryPosts.authorKey, author.toLowerCase()),
    media === undefined ? undefined : eq(libraryPosts.hasMedia, media === 'yes'),
    minReactions === undefined ? undefined : gte(libraryPosts.reactions, minReactions),
    minComments === undefined ? undefined : gte(libraryPosts.comments, minComments),
    maxAgeDays === undefined
      ? undefined
      : gte(libraryPosts.postedAt, new Date(now - maxAgeDays * 24 * 3_600_000)),
    ...(bounds === null
      ? []
      : [gte(libraryPosts.characters, bounds[0]), lte(libraryPosts.characters, bounds[1])]),
    // The same post from two imports is listed once.
    sql`(${libraryPosts.userId} IS NULL OR NOT EXISTS (
      SELECT FROM library_posts other
      WHERE other.user_id = ${userId} AND other.digest = ${libraryPosts.digest} AND other.id < ${libraryPosts.id}))`,
  ];
}

function order({ q, sort, language }: LibraryQuery, search: ParsedSearch): SQL[] {
  const last = [sql`${libraryPosts.position}`, desc(libraryPosts.id)];
  switch (sort) {
    case 'newest':
      return [sql`${libraryPosts.postedAt} DESC NULLS LAST`, ...last];
    case 'reactions':
      return [sql`${libraryPosts.reactions} DESC NULLS LAST`, ...last];
    case 'comments':
      return [sql`${libraryPosts.comments} DESC NULLS LAST`, ...last];
    case 'relevance': {
      if (q === '') return last;
      const words = [search.wanted, search.prefix ?? ''].join(' ');
      const asked = searchedConfigurations(language).map(
        (name) => sql`websearch_to_tsquery(${configuration(name)}, ${words})`,
      );
      return [sql`ts_rank_cd(${libraryPosts.search}, ${sql.join(asked, sql` || `)}, 1) DESC`, ...last];
    }
    case 'standing':
      return [sql`${libraryPosts.standing} DESC NULLS LAST`, ...last];
  }
}

export interface Found {
  rows: LibraryRow[];
  total: number;
  matched: 'words' | 'similar';
}

/** The posts that a query finds, from an offset on. With `similar` it goes by similar words where none has the words themselves. */
export async function searchPosts(
  connection: Connection,
  userId: string,
  query: LibraryQuery,
  { offset, now, similar }: { offset: number; now: number; similar: boolean },
): Promise<Found> {
  const search = parseSearch(query.q);
  const kept = [...filters(userId, query, now), ...withoutExcluded(search)];
  const read = async (matches: SQL[], matched: Found['matched']): Promise<Found> => {
    const where = and(...kept, ...matches);
    const counted = await connection.execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM (SELECT FROM ${libraryPosts} WHERE ${where} LIMIT ${countedUpTo}) found`,
    );
    const total = counted.rows[0]?.total ?? 0;
    const rows =
      total === 0
        ? []
        : await connection
            .select()
            .from(libraryPosts)
            .where(where)
            .orderBy(...order(query, search))
            .offset(offset)
            .limit(query.limit + 1);
    return { rows, total, matched };
  };
  const found = await read(wordsMatch(search, query.language), 'words');
  if (found.total > 0 || !similar || search.words.length === 0) return found;
  return read(similarMatch(search), 'similar');
}

export async function exportLibraryData(): Promise<Record<string, unknown>> {
  // The imports hold the same posts.
  return {};
}

export async function eraseLibraryData(tx: Tx, userId: string): Promise<void> {
  await tx.delete(libraryPosts).where(eq(libraryPosts.userId, userId));
}
