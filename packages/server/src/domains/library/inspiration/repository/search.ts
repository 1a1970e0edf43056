import type { LibraryQuery } from '@limelight/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { jsonParameter, type Connection } from '../../../../platform/db/index.ts';
import {
  configurationOf,
  countedUpTo,
  lengthBounds,
  plainConfiguration,
  searchedConfigurations,
  type ParsedSearch,
} from '../rules.ts';

/** The number of rows read in list order before the search falls back to the word index. */
const walkedRows = 1_500;
/** The number of matches, by standing, that are ranked by relevance. */
const rankedRows = 100;
/** When the estimated count exceeds the maximum by this factor, the exact count is skipped. */
const surely = 4;

/**
 * Builds a tsquery that requires every word, either unchanged or stemmed in any of the searched languages. Stop
 * words of the requested language, or else English, are ignored. Returns an empty string when nothing can be
 * searched for.
 */
export async function readQuery(
  connection: Connection,
  { wanted, prefix, excluded }: ParsedSearch,
  language: string | undefined,
): Promise<string> {
  const parts = [
    ...wanted.map((text) => ({ text, role: 'wanted' })),
    ...excluded.map((text) => ({ text, role: 'excluded' })),
    ...(prefix === null ? [] : [{ text: prefix, role: 'prefix' }]),
  ];
  if (parts.length === 0) return '';
  const asked = searchedConfigurations(language);
  const silencing = configurationOf(language ?? 'en');
  const { rows } = await connection.execute<{ query: string }>(sql`
    WITH parts AS (
      SELECT n, part->>'role' AS role, part->>'text' AS text
      FROM json_array_elements(${jsonParameter(parts)}::json) WITH ORDINALITY AS given (part, n)
    ), forms AS (
      SELECT n, role, configuration, phraseto_tsquery(configuration::regconfig, text) AS form
      FROM parts, json_array_elements_text(${JSON.stringify(asked)}::json) AS configuration
      UNION ALL
      SELECT n, role, ${plainConfiguration}, to_tsquery('simple', text || ':*') FROM parts WHERE role = 'prefix'
    ), words AS (
      SELECT n, role, bool_or(numnode(form) = 0 AND configuration = ${silencing}) AS silent,
        string_agg(DISTINCT '(' || form::text || ')', ' | ') FILTER (WHERE numnode(form) > 0) AS form
      FROM forms WHERE role <> 'excluded' OR configuration = ${plainConfiguration} GROUP BY n, role
    ), wanted AS (
      SELECT string_agg('(' || form || ')', ' & ' ORDER BY n) FILTER (WHERE NOT silent OR role = 'prefix') AS telling,
        string_agg('(' || form || ')', ' & ' ORDER BY n) AS every
      FROM words WHERE role <> 'excluded' AND form IS NOT NULL
    ), unwanted AS (
      SELECT string_agg('!(' || form || ')', ' & ' ORDER BY n) AS forms
      FROM words WHERE role = 'excluded' AND form IS NOT NULL
    )
    SELECT concat_ws(' & ', coalesce(wanted.telling, wanted.every), unwanted.forms) AS query FROM wanted, unwanted`);
  return rows[0]?.query ?? '';
}

function filters(query: LibraryQuery, now: number): SQL[] {
  const { language, format, length, industry, author, media, minReactions, minComments, maxAgeDays } = query;
  const bounds = length === undefined ? null : lengthBounds[length];
  return [
    sql`p.listed`,
    ...(language === undefined ? [] : [sql`p.language = ${language}`]),
    ...(format === undefined ? [] : [sql`p.format = ${format}`]),
    ...(industry === undefined ? [] : [sql`p.industry = ${industry}`]),
    ...(author === undefined || author === '' ? [] : [sql`p.author_key = ${author.toLowerCase()}`]),
    ...(media === undefined ? [] : [sql`p.has_media = ${media === 'yes'}`]),
    ...(minReactions === undefined ? [] : [sql`p.reactions >= ${minReactions}`]),
    ...(minComments === undefined ? [] : [sql`p.comments >= ${minComments}`]),
    ...(maxAgeDays === undefined
      ? []
      : [sql`p.posted_at >= ${new Date(now - maxAgeDays * 24 * 3_600_000).toISOString()}::timestamptz`]),
    ...(bounds === null ? [] : [sql`p.characters BETWEEN ${bounds[0]} AND ${bounds[1]}`]),
  ];
}

const columns = {
  newest: 'posted_at',
  reactions: 'reactions',
  comments: 'comments',
  relevance: 'standing',
  standing: 'standing',
} as const satisfies Record<LibraryQuery['sort'], string>;

/** The sort column. Each has an index together with the owner. */
const sortedBy = (sort: LibraryQuery['sort']): SQL => sql.raw(columns[sort]);

/** Posts in the reader's language and from their industry first. */
const closest = ({ language, industry }: Reader): SQL =>
  sql`(p.language IS NOT DISTINCT FROM ${language})::int DESC, (p.industry IS NOT DISTINCT FROM ${industry})::int DESC`;

const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` AND `);

/** Whom the posts are shown to. */
export interface Reader {
  language: string;
  industry: string | null;
}

/** The results of the person's own post with this text. */
export interface OwnFigures {
  digest: string;
  reactions: number | null;
  comments: number | null;
  impressions: number | null;
  standing: number | null;
}

interface Matches {
  ids: string[];
  total: number;
}

export interface Listing {
  userId: string;
  reader: Reader;
  query: LibraryQuery;
  words: string;
  now: number;
  /** Of the person's own posts, when those are listed. */
  ownFigures: readonly OwnFigures[];
}

/** The CTE makes the planner expect a full count; otherwise it would scan row by row because of the limit. */
async function countUpTo(connection: Connection, where: SQL): Promise<number> {
  const { rows } = await connection.execute<{ total: number }>(sql`
    WITH found AS MATERIALIZED (SELECT p.id FROM library_posts p WHERE ${where})
    SELECT count(*)::int AS total FROM (SELECT FROM found LIMIT ${countedUpTo}) counted`);
  return rows[0]?.total ?? 0;
}

async function countPosts(connection: Connection, userId: string): Promise<number> {
  const { rows } = await connection.execute<{ posts: number }>(
    sql`SELECT coalesce(sum(posts), 0)::int AS posts FROM library_import_words WHERE user_id = ${userId}`,
  );
  return rows[0]?.posts ?? 0;
}

/** The number of rows needed, and the number that is still useful. */
interface Amount {
  wanted: number;
  most: number;
}

async function importedMatches(
  connection: Connection,
  { userId, reader, query, words, now }: Listing,
  { wanted, most }: Amount,
): Promise<Matches> {
  const by = sortedBy(query.sort);
  const owned = sql`p.user_id = ${userId}`;
  const source = query.source === 'all' ? [] : [sql`NOT p.own`];
  const kept = all([...source, ...filters(query, now)]);
  const unmeasured =
    columns[query.sort] === 'standing' ? sql`${closest(reader)}, p.posted_at DESC NULLS LAST,` : sql``;
  const inOrder = sql`ORDER BY p.${by} DESC NULLS LAST, ${unmeasured} p.id DESC NULLS LAST`;
  if (words === '') {
    const { rows } = await connection.execute<{ id: string }>(
      sql`SELECT p.id FROM library_posts p WHERE ${owned} AND ${kept} ${inOrder} LIMIT ${wanted}`,
    );
    const ids = rows.map(({ id }) => id);
    return ids.length < wanted
      ? { ids, total: ids.length }
      : { ids, total: await countUpTo(connection, sql`${owned} AND ${kept}`) };
  }
  const matching = sql`${kept} AND p.search @@ ${words}::tsquery`;
  const walk = await connection.execute<{ walked: number | null; ids: string[]; last: number | null }>(sql`
    WITH walked AS MATERIALIZED (
      SELECT p.*, row_number() OVER () AS n
      FROM (SELECT p.* FROM library_posts p WHERE ${owned} ${inOrder} LIMIT ${walkedRows}) p
    ), found AS MATERIALIZED (SELECT p.id, p.n FROM walked p WHERE ${matching} LIMIT ${most})
    SELECT ARRAY(SELECT id FROM found) AS ids, (SELECT max(n)::int FROM found) AS last,
      CASE WHEN (SELECT count(*) FROM found) < ${most} THEN (SELECT count(*)::int FROM walked) END AS walked`);
  const { walked = null, last = null, ids = [] } = walk.rows[0] ?? {};
  if (walked !== null && walked < walkedRows) return { ids, total: ids.length };
  if (ids.length >= wanted) {
    const share = ids.length / (walked ?? last ?? walkedRows);
    const expected = share * (await countPosts(connection, userId));
    const total =
      expected > surely * countedUpTo
        ? countedUpTo
        : await countUpTo(connection, sql`${owned} AND ${matching}`);
    return { ids, total };
  }
  // A separate sort keeps the planner from scanning the whole list in order for a few matches.
  const { rows } = await connection.execute<{ id: string; total: number }>(sql`
    WITH found AS MATERIALIZED (
      SELECT p.id, p.standing, p.posted_at, p.reactions, p.comments, p.language, p.industry
      FROM library_posts p WHERE ${owned} AND ${matching})
    SELECT p.id, (SELECT count(*)::int FROM found) AS total FROM found p ${inOrder} LIMIT ${most}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** The person's own posts, which have the results that were imported for them. They are few enough to sort. */
async function ownMatches(
  connection: Connection,
  { userId, query, words, now, ownFigures }: Listing,
  wanted: number,
): Promise<Matches> {
  const by = sortedBy(query.sort);
  const value = columns[query.sort] === 'posted_at' ? sql`p.posted_at` : sql`coalesce(f.${by}, p.${by})`;
  const matching = words === '' ? [] : [sql`p.search @@ ${words}::tsquery`];
  const { rows } = await connection.execute<{ id: string }>(sql`
    SELECT p.id FROM library_posts p
    LEFT JOIN json_to_recordset(${jsonParameter(ownFigures)}::json) AS f (
      digest text, reactions integer, comments integer, standing real) ON f.digest = p.digest
    WHERE p.user_id = ${userId} AND p.own AND ${all([...filters(query, now), ...matching])}
    ORDER BY ${value} DESC NULLS LAST, p.posted_at DESC NULLS LAST, p.id`);
  return { ids: rows.slice(0, wanted).map(({ id }) => id), total: rows.length };
}

/** Whether any post of others that the person imported can be compared with its author's usual result. */
export async function hasStandings(connection: Connection, userId: string): Promise<boolean> {
  const { rows } = await connection.execute(
    sql`SELECT FROM library_posts WHERE user_id = ${userId} AND standing IS NOT NULL AND NOT own LIMIT 1`,
  );
  return rows.length > 0;
}

/** The language of most of the person's own posts; null when there are none. */
export async function languageOfOwn(connection: Connection, userId: string): Promise<string | null> {
  const { rows } = await connection.execute<{ language: string }>(sql`
    SELECT language FROM library_posts WHERE user_id = ${userId} AND own AND language IS NOT NULL
    GROUP BY language ORDER BY count(*) DESC, language LIMIT 1`);
  return rows[0]?.language ?? null;
}

/** The matching starter posts. They have no figures, so they come last in every order, and there are few of them. */
async function starterMatches(
  connection: Connection,
  { reader, query, words, now }: Listing,
): Promise<Matches> {
  const isBrowsing = words === '' && query.language === undefined && query.source !== 'starter';
  const asked = [
    ...(words === '' ? [] : [sql`p.search @@ ${words}::tsquery`]),
    ...(isBrowsing ? [sql`p.language = ${reader.language}`] : []),
  ];
  const kept = all([...filters(query, now), ...asked]);
  const { rows } = await connection.execute<{ id: string }>(
    sql`SELECT p.id FROM library_posts p WHERE p.user_id IS NULL AND ${kept}
      ORDER BY ${closest(reader)}, p.position, p.id`,
  );
  return { ids: rows.map(({ id }) => id), total: rows.length };
}

async function byRelevance(connection: Connection, ids: readonly string[], words: string): Promise<string[]> {
  const { rows } = await connection.execute<{ id: string }>(sql`
    SELECT p.id FROM json_array_elements_text(${JSON.stringify(ids)}::json) WITH ORDINALITY AS given (id, n)
    JOIN library_posts p ON p.id = given.id::uuid
    ORDER BY ts_rank_cd(p.search, ${words}::tsquery, 1) DESC, given.n`);
  return rows.map(({ id }) => id);
}

/**
 * The first `wanted` matching posts. Frequent words are found by scanning the list in order, rare ones with the
 * word index. When sorting by relevance, only the posts that stood out most are ranked.
 */
export async function findMatches(
  connection: Connection,
  listing: Listing,
  wanted: number,
): Promise<Matches> {
  const { sort, source } = listing.query;
  const ranked = sort === 'relevance' && listing.words !== '';
  const amount = { wanted, most: ranked ? Math.max(rankedRows, wanted) : wanted };
  const none: Matches = { ids: [], total: 0 };
  if (source === 'own') return ownMatches(connection, listing, amount.wanted);
  const imported = source === 'starter' ? none : await importedMatches(connection, listing, amount);
  const starters = source === 'others' ? none : await starterMatches(connection, listing);
  const ids = [...imported.ids, ...starters.ids];
  return {
    ids: (ranked ? await byRelevance(connection, ids, listing.words) : ids).slice(0, wanted),
    total: Math.min(countedUpTo, imported.total + starters.total),
  };
}
