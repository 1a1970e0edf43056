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
import { labels } from '../tables.ts';

/** The number of rows read first in list order, which tell how frequent the matches are. */
const probedRows = 150;
/** The maximum number of rows read in list order before the search falls back to the word index. */
const walkedRows = 6_000;
/** Reading a row with its words costs as much as this many found with the word index, which are thin. */
const costOfWalking = 4;
/** The number of matches, by standing, that are ranked by relevance. */
const rankedRows = 100;
/** The number of posts with all words of a phrase whose order is checked: the first ones in the list. */
export const checkedRows = 400;
/** When the estimated count exceeds the maximum by this factor, the exact count is skipped. */
const surely = 4;

/** A search as PostgreSQL understands it. */
export interface SearchedWords {
  /** Empty when nothing can be searched for. */
  query: string;
  /** The wanted words in any order; null when their order does not matter anyway. */
  anyOrder: string | null;
}

const noWords: SearchedWords = { query: '', anyOrder: null };

/** A phrase of PostgreSQL: the next word, or the one at a distance where stop words stand between. */
const nextTo = / <(?:-|\d+)> /g;

/**
 * Builds a tsquery that requires every word, either unchanged or stemmed in any of the searched languages. Stop
 * words of the requested language, or else English, are ignored.
 */
export async function readQuery(
  connection: Connection,
  { wanted, prefix, excluded }: ParsedSearch,
  language: string | undefined,
): Promise<SearchedWords> {
  const parts = [
    ...wanted.map((text) => ({ text, role: 'wanted' })),
    ...excluded.map((text) => ({ text, role: 'excluded' })),
    ...(prefix === null ? [] : [{ text: prefix, role: 'prefix' }]),
  ];
  if (parts.length === 0) return noWords;
  const asked = searchedConfigurations(language);
  const silencing = configurationOf(language ?? 'en');
  const { rows } = await connection.execute<{ query: string; ordered: string | null }>(sql`
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
    SELECT concat_ws(' & ', coalesce(wanted.telling, wanted.every), unwanted.forms) AS query,
      coalesce(wanted.telling, wanted.every) AS ordered
    FROM wanted, unwanted`);
  const [found = { query: '', ordered: null }] = rows;
  const anyOrder = found.ordered?.replace(nextTo, ' & ') ?? null;
  return { query: found.query, anyOrder: anyOrder === found.ordered ? null : anyOrder };
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

/** What the word index has besides words. It is asked together with them, so that it leads to no posts of others. */
function labelled(userId: string | null, { author, industry }: LibraryQuery): SQL {
  const wanted = [
    `u${userId ?? ''}`,
    ...(author === undefined || author === '' ? [] : [`a${author.toLowerCase()}`]),
    ...(industry === undefined ? [] : [`i${industry}`]),
  ];
  return sql`${labels} @> ARRAY(SELECT json_array_elements_text(${JSON.stringify(wanted)}::json))`;
}

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
  /** The number of posts in which a phrase was looked for, when there are more with its words. */
  searched: number | null;
}

export interface Listing {
  userId: string;
  reader: Reader;
  query: LibraryQuery;
  words: SearchedWords;
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

interface Walk {
  ids: string[];
  /** The share of the rows read that match. */
  share: number;
  /** True when there are no more rows than were read. */
  isWhole: boolean;
}

interface Stretch {
  /** The rows left out at the beginning, and those read after them. */
  from: number;
  rows: number;
  /** The number of matches after which reading stops. */
  most: number;
}

/** Reads the list in order until enough rows match. A separate sort would read all of them. */
async function walkInOrder(
  connection: Connection,
  { listed, matching }: { listed: SQL; matching: SQL },
  { from, rows: limit, most }: Stretch,
): Promise<Walk> {
  const { rows } = await connection.execute<{
    walked: number | null;
    ids: string[];
    last: number | null;
  }>(sql`
    WITH walked AS MATERIALIZED (
      SELECT p.*, row_number() OVER () AS n
      FROM (SELECT p.* FROM library_posts p WHERE ${listed} OFFSET ${from} LIMIT ${limit}) p
    ), found AS MATERIALIZED (SELECT p.id, p.n FROM walked p WHERE ${matching} LIMIT ${most})
    SELECT ARRAY(SELECT id FROM found) AS ids, (SELECT max(n)::int FROM found) AS last,
      CASE WHEN (SELECT count(*) FROM found) < ${most} THEN (SELECT count(*)::int FROM walked) END AS walked`);
  const { walked = null, last = null, ids = [] } = rows[0] ?? {};
  return {
    ids,
    share: ids.length / Math.max(1, walked ?? last ?? limit),
    isWhole: walked !== null && walked < limit,
  };
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
  if (words.query === '') {
    const { rows } = await connection.execute<{ id: string }>(
      sql`SELECT p.id FROM library_posts p WHERE ${owned} AND ${kept} ${inOrder} LIMIT ${wanted}`,
    );
    const ids = rows.map(({ id }) => id);
    const total = ids.length < wanted ? ids.length : await countUpTo(connection, sql`${owned} AND ${kept}`);
    return { ids, total, searched: null };
  }
  const matching = sql`${kept} AND p.search @@ ${words.query}::tsquery`;
  const indexed = sql`${owned} AND ${labelled(userId, query)} AND ${kept}`;
  const posts = await countPosts(connection, userId);
  const walk = async (stretch: Stretch): Promise<Walk> =>
    walkInOrder(connection, { listed: sql`${owned} ${inOrder}`, matching }, stretch);
  const probe = await walk({ from: 0, rows: probedRows, most });
  if (probe.isWhole) return { ids: probe.ids, total: probe.ids.length, searched: null };
  const needed = most / probe.share;
  const isFrequent = needed <= walkedRows && needed * costOfWalking < probe.share * posts;
  const left = most - probe.ids.length;
  const rest =
    left > 0 && isFrequent ? await walk({ from: probedRows, rows: Math.ceil(needed * 2), most: left }) : null;
  const walked: Walk = {
    ids: [...probe.ids, ...(rest?.ids ?? [])],
    share: rest?.share ?? probe.share,
    isWhole: rest?.isWhole ?? false,
  };
  if (walked.isWhole) return { ids: walked.ids, total: walked.ids.length, searched: null };
  if (walked.ids.length >= wanted) {
    const expected = walked.share * posts;
    if (expected > surely * countedUpTo) return { ids: walked.ids, total: countedUpTo, searched: null };
    if (words.anyOrder === null)
      return {
        ids: walked.ids,
        total: await countUpTo(connection, sql`${indexed} AND p.search @@ ${words.query}::tsquery`),
        searched: null,
      };
  }
  const { rows } = await connection.execute<{ ids: string[]; total: number; candidates: number }>(sql`
    WITH candidates AS MATERIALIZED (
      SELECT p.id, p.standing, p.posted_at, p.reactions, p.comments, p.language, p.industry
      FROM library_posts p WHERE ${indexed} AND p.search @@ ${words.anyOrder ?? words.query}::tsquery
    ), found AS MATERIALIZED (${
      words.anyOrder === null
        ? sql`SELECT * FROM candidates`
        : sql`SELECT p.* FROM (SELECT p.* FROM candidates p ${inOrder} LIMIT ${checkedRows}) p
          WHERE (SELECT post.search @@ ${words.query}::tsquery FROM library_posts post WHERE post.id = p.id)`
    })
    SELECT ARRAY(SELECT p.id FROM found p ${inOrder} LIMIT ${most}) AS ids,
      (SELECT count(*)::int FROM found) AS total, (SELECT count(*)::int FROM candidates) AS candidates`);
  const { ids = [], total = 0, candidates = 0 } = rows[0] ?? {};
  return { ids, total, searched: words.anyOrder !== null && candidates > checkedRows ? checkedRows : null };
}

/** The person's own posts, which have the results that were imported for them. They are few enough to sort. */
async function ownMatches(
  connection: Connection,
  { userId, query, words, now, ownFigures }: Listing,
  wanted: number,
): Promise<Matches> {
  const by = sortedBy(query.sort);
  const value = columns[query.sort] === 'posted_at' ? sql`p.posted_at` : sql`coalesce(f.${by}, p.${by})`;
  const matching =
    words.query === '' ? [] : [labelled(userId, query), sql`p.search @@ ${words.query}::tsquery`];
  const { rows } = await connection.execute<{ id: string }>(sql`
    SELECT p.id FROM library_posts p
    LEFT JOIN json_to_recordset(${jsonParameter(ownFigures)}::json) AS f (
      digest text, reactions integer, comments integer, standing real) ON f.digest = p.digest
    WHERE p.user_id = ${userId} AND p.own AND ${all([...filters(query, now), ...matching])}
    ORDER BY ${value} DESC NULLS LAST, p.posted_at DESC NULLS LAST, p.id`);
  return { ids: rows.slice(0, wanted).map(({ id }) => id), total: rows.length, searched: null };
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
  const isBrowsing = words.query === '' && query.language === undefined && query.source !== 'starter';
  const asked = [
    ...(words.query === '' ? [] : [labelled(null, query), sql`p.search @@ ${words.query}::tsquery`]),
    ...(isBrowsing ? [sql`p.language = ${reader.language}`] : []),
  ];
  const kept = all([...filters(query, now), ...asked]);
  const { rows } = await connection.execute<{ id: string }>(
    sql`SELECT p.id FROM library_posts p WHERE p.user_id IS NULL AND ${kept}
      ORDER BY ${closest(reader)}, p.position, p.id`,
  );
  return { ids: rows.map(({ id }) => id), total: rows.length, searched: null };
}

async function byRelevance(connection: Connection, ids: readonly string[], words: string): Promise<string[]> {
  const { rows } = await connection.execute<{ id: string }>(sql`
    SELECT p.id FROM json_array_elements_text(${JSON.stringify(ids)}::json) WITH ORDINALITY AS given (id, n)
    JOIN library_posts p ON p.id = given.id::uuid
    ORDER BY ts_rank_cd(p.search, ${words}::tsquery, 1) DESC, given.n`);
  return rows.map(({ id }) => id);
}

/**
 * The first `wanted` matching posts. Frequent words are found by reading the list in order, rare ones with the word
 * index. When sorting by relevance, only the posts that stood out most are ranked.
 */
export async function findMatches(connection: Connection, listing: Listing, wanted: number) {
  const { sort, source } = listing.query;
  const ranked = sort === 'relevance' && listing.words.query !== '';
  const amount = { wanted, most: ranked ? Math.max(rankedRows, wanted) : wanted };
  const none: Matches = { ids: [], total: 0, searched: null };
  if (source === 'own') return ownMatches(connection, listing, amount.wanted);
  const imported = source === 'starter' ? none : await importedMatches(connection, listing, amount);
  const starters = source === 'others' ? none : await starterMatches(connection, listing);
  const ids = [...imported.ids, ...starters.ids];
  return {
    ids: (ranked ? await byRelevance(connection, ids, listing.words.query) : ids).slice(0, wanted),
    total: Math.min(countedUpTo, imported.total + starters.total),
    searched: imported.searched,
  };
}
