import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/index.ts';
import { runs, runSteps } from '../tables.ts';

/** How runs of a kind refer to records that their owner can delete. */
export interface Mentions {
  kind: string;
  /** The field of the result that lists the records, each with its `id`. */
  list?: string;
  /** The path in the input to the one record the run is about. Such a run is deleted as a whole. */
  subject?: readonly string[];
  /** A field of the input with text about such records. */
  words?: readonly string[];
}

/** With more records than this, every run of these kinds counts as affected. */
const mostNamed = 200;

/** Removes deleted records from finished runs: from their results, their input texts and their steps. */
export async function forgetMentions(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  kinds: readonly Mentions[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = sql`${sql.param([...ids])}::text[]`;
  const named = sql`${sql.param(ids.slice(0, mostNamed).map((id) => `%${id}%`))}::text[]`;
  const mine = and(eq(runs.userId, userId), isNotNull(runs.finishedAt));
  const mentions = or(
    sql`${ids.length > mostNamed}`,
    sql`${runs.result}::text LIKE ANY (${named})`,
    sql`EXISTS (SELECT 1 FROM run_steps s WHERE s.run_id = ${runs.id} AND s.result::text LIKE ANY (${named}))`,
  );
  for (const { kind, list, subject, words } of kinds) {
    if (subject !== undefined) {
      const about = sql`${runs.input} #>> ${sql.param(['value', ...subject])}::text[]`;
      await tx.delete(runs).where(and(mine, eq(runs.kind, kind), sql`${about} = ANY (${gone})`));
    }
    if (list === undefined) continue;
    const rows = await tx
      .select({ id: runs.id })
      .from(runs)
      .where(and(mine, eq(runs.kind, kind), mentions));
    const touched = rows.map(({ id }) => id);
    if (touched.length === 0) continue;
    const path = sql`${sql.param(['value', list])}::text[]`;
    await tx
      .update(runs)
      .set({
        result: sql`jsonb_set(${runs.result}, ${path}, (
          SELECT coalesce(jsonb_agg(e.one ORDER BY e.place), '[]')
          FROM jsonb_array_elements(${runs.result} #> ${path}) WITH ORDINALITY AS e(one, place)
          WHERE NOT (e.one ->> 'id' = ANY (${gone}))))`,
      })
      .where(and(inArray(runs.id, touched), sql`jsonb_typeof(${runs.result} #> ${path}) = 'array'`));
    if (words !== undefined)
      await tx
        .update(runs)
        .set({
          input: sql`jsonb_set(${runs.input}, ${sql.param(['value', ...words])}::text[], '""', false)`,
        })
        .where(inArray(runs.id, touched));
    await tx.delete(runSteps).where(inArray(runSteps.runId, touched));
  }
}
