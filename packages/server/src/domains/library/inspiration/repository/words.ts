import { eq, sql } from 'drizzle-orm';
import { jsonParameter, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { libraryImportWords } from '../tables.ts';

/** The owner id for words of the starter posts. */
export const nobody = '00000000-0000-0000-0000-000000000000';
const leastSimilarity = 0.4;

/** Some PostgreSQL installations lack the `pg_trgm` extension. */
export async function hasTrigrams(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute<{ there: boolean }>(
    sql`SELECT to_regprocedure('similarity(text,text)') IS NOT NULL AS there`,
  );
  return rows[0]?.there ?? false;
}

export async function insertWords(
  tx: Tx,
  userId: string,
  importId: string,
  { posts, words }: { posts: number; words: readonly string[] },
): Promise<void> {
  await tx.insert(libraryImportWords).values({ importId, userId, posts, words: [...words] });
  await tx.execute(sql`
    INSERT INTO library_words (user_id, word, imports)
    SELECT user_id, unnest(words), 1 FROM library_import_words WHERE import_id = ${importId} ORDER BY 2
    ON CONFLICT (user_id, word) DO UPDATE SET imports = library_words.imports + 1`);
}

/** Removes the words that occur in no other import. */
export async function deleteWords(tx: Tx, userId: string, importId: string): Promise<void> {
  await tx.execute(sql`
    WITH gone AS (
      SELECT unnest(words) AS word FROM library_import_words WHERE import_id = ${importId} AND user_id = ${userId}
    )
    UPDATE library_words w SET imports = imports - 1 FROM gone WHERE w.user_id = ${userId} AND w.word = gone.word`);
  await tx.execute(sql`DELETE FROM library_words WHERE user_id = ${userId} AND imports <= 0`);
  await tx.delete(libraryImportWords).where(eq(libraryImportWords.importId, importId));
}

/**
 * Maps each word missing from the library to the most similar one with the same first letter. Known words and words
 * without a similar one are left out.
 */
export async function findCorrections(
  connection: Connection,
  userId: string,
  words: readonly string[],
): Promise<Map<string, string>> {
  const asked = [...new Set(words.map((word) => word.toLowerCase()))].map((word) => {
    const [first = ''] = word;
    return { word, first, until: `${first}\u{10ffff}` };
  });
  const { rows } = await connection.execute<{ word: string; correct: string }>(sql`
    SELECT asked.word, found.word AS correct
    FROM json_to_recordset(${jsonParameter(asked)}::json) AS asked (word text, first text, until text)
    CROSS JOIN LATERAL (
      SELECT w.word, similarity(w.word, asked.word) AS likeness FROM library_words w
      WHERE w.user_id IN (${userId}, ${nobody}) AND w.word >= asked.first AND w.word < asked.until
        AND length(w.word) BETWEEN length(asked.word) - 3 AND length(asked.word) + 3
      ORDER BY likeness DESC, w.imports DESC, w.word LIMIT 1
    ) found
    WHERE found.likeness >= ${leastSimilarity} AND found.word <> asked.word`);
  return new Map(rows.map(({ word, correct }) => [word, correct]));
}
