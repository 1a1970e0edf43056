import { sql, type SQL } from 'drizzle-orm';
import { jsonParameter, type Connection } from '../../../../platform/db/index.ts';
import type { Term } from '../rules/terms.ts';

interface Match {
  id: string;
  /** The sum of what the shared words weigh: rare ones more. */
  score: number;
  /** The number of different words of the search that it contains. */
  words: number;
}

/** A fact's weight of a word in its subject, its sentence and the passage around it. */
const placeWeights = sql`CASE WHEN 'A' = ANY(w.weights) THEN 1.3 WHEN 'D' = ANY(w.weights) THEN 1 ELSE 0.6 END`;

/** PostgreSQL's dictionaries for the languages of the product that it knows. */
const dictionaries: ReadonlyMap<string, string> = new Map([
  ['de', 'german_stem'],
  ['es', 'spanish_stem'],
  ['fr', 'french_stem'],
  ['hi', 'hindi_stem'],
  ['it', 'italian_stem'],
  ['nl', 'dutch_stem'],
  ['pt', 'portuguese_stem'],
]);

/** The stem of a word in English and, joined to it, in the language of the text. */
function stemOf(word: SQL, language: string | null): SQL {
  const other = dictionaries.get(language ?? '');
  const english = sql`coalesce((ts_lexize('english_stem', ${word}))[1], ${word})`;
  return other === undefined
    ? english
    : sql`coalesce((ts_lexize(${other}::regdictionary, ${word}))[1], ${english})`;
}

/** One begins the other or ends it, as the words of a compound do. */
const compound = sql`(starts_with(longer, shorter) OR right(longer, length(shorter)) = shorter)`;

/**
 * The facts that share words with a text, the best first. Words are the same if their stem is in English or the text's
 * language; nearly so if they are written alike but for their ending, in any language; and less so as parts of a
 * compound. One person's facts are read, however many there are of others.
 */
export async function findMatches(
  connection: Connection,
  where: SQL | undefined,
  asked: Asked,
): Promise<Match[]> {
  if (asked.terms.length === 0) return [];
  const { rows } = await connection.execute<{ id: string; score: number; words: number }>(
    matchesIn(where, asked),
  );
  return rows;
}

interface Asked {
  terms: readonly Term[];
  language: string | null;
  limit: number;
}

export const matchesIn = (where: SQL | undefined, { terms, language, limit }: Asked): SQL => sql`
    WITH own AS MATERIALIZED (SELECT facts.id, facts.search FROM facts WHERE ${where}),
    words AS MATERIALIZED (
      SELECT own.id, w.lexeme, ${placeWeights} AS place FROM own, unnest(own.search) AS w
    ),
    vocabulary AS MATERIALIZED (
      SELECT lexeme, ${stemOf(sql`lexeme`, language)} AS stem FROM (SELECT DISTINCT lexeme FROM words) AS w
    ),
    terms AS MATERIALIZED (
      SELECT word, weight, joined, ${stemOf(sql`word`, language)} AS stem
      FROM json_to_recordset(${jsonParameter(terms)}::json) AS t (word text, weight real, joined boolean)
    ),
    near AS (
      SELECT t.word, v.lexeme FROM terms t JOIN vocabulary v ON left(t.word, 4) = left(v.lexeme, 4)
      WHERE t.joined IS NULL
      UNION
      SELECT t.word, v.lexeme FROM terms t JOIN vocabulary v ON right(t.word, 5) = right(v.lexeme, 5)
      WHERE t.joined IS NULL
    ),
    measured AS (
      SELECT word, lexeme, CASE WHEN length(word) < length(lexeme) THEN word ELSE lexeme END AS shorter,
        CASE WHEN length(word) < length(lexeme) THEN lexeme ELSE word END AS longer
      FROM near WHERE word !~ '[0-9]' AND lexeme !~ '[0-9]'
    ),
    alike AS (
      SELECT t.word, v.lexeme, CASE WHEN t.word = v.lexeme THEN 1 ELSE 0.9 END AS share
      FROM terms t JOIN vocabulary v ON v.stem = t.stem
      UNION ALL
      SELECT word, lexeme, 0.8 FROM measured
      WHERE length(shorter) > 3 AND length(longer) - length(shorter) < 4
        AND (starts_with(longer, left(shorter, greatest(4, length(shorter) - 1)))
          OR (length(longer) > 7 AND starts_with(shorter, left(longer, length(longer) - 3))))
      UNION ALL
      SELECT word, lexeme, 0.6 FROM measured WHERE length(shorter) > 4 AND ${compound}
    ),
    pairs AS MATERIALIZED (SELECT word, lexeme, max(share) AS share FROM alike GROUP BY word, lexeme),
    hits AS MATERIALIZED (
      SELECT words.id, pairs.word, max(pairs.share * words.place) AS share
      FROM words JOIN pairs USING (lexeme) GROUP BY words.id, pairs.word
    ),
    rarity AS (
      SELECT word, ln(1 + (SELECT count(*) FROM own) / (count(*) + 0.5)) AS worth FROM hits GROUP BY word
    )
    SELECT hits.id, sum(terms.weight * hits.share * rarity.worth)::float8 AS score, count(*)::int AS words
    FROM hits JOIN rarity USING (word) JOIN terms USING (word)
    GROUP BY hits.id ORDER BY score DESC, hits.id LIMIT ${limit}`;

const leastSimilarity = 0.4;

/**
 * Maps each word that none of these facts contains to the most similar one with the same first letter. The database must
 * have `pg_trgm`. Words without a similar one are left out.
 */
export async function findSpellings(
  connection: Connection,
  where: SQL | undefined,
  words: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await connection.execute<{ word: string; lexeme: string }>(sql`
    WITH own AS MATERIALIZED (SELECT facts.search FROM facts WHERE ${where}),
    vocabulary AS MATERIALIZED (SELECT DISTINCT w.lexeme FROM own, unnest(own.search) AS w),
    asked AS (SELECT word FROM json_array_elements_text(${jsonParameter(words)}::json) AS word)
    SELECT asked.word, found.lexeme FROM asked CROSS JOIN LATERAL (
      SELECT v.lexeme, similarity(v.lexeme, asked.word) AS likeness FROM vocabulary v
      WHERE left(v.lexeme, 1) = left(asked.word, 1)
        AND length(v.lexeme) BETWEEN length(asked.word) - 3 AND length(asked.word) + 3
      ORDER BY likeness DESC, v.lexeme LIMIT 1
    ) found
    WHERE found.likeness >= ${leastSimilarity} AND found.lexeme <> asked.word`);
  return new Map(rows.map(({ word, lexeme }) => [word, lexeme]));
}
