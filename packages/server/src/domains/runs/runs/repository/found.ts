import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { modelCalls, runs, runSteps } from '../tables.ts';
import type { RunRow, StepRow } from './runs.ts';

/** A person's runs with these ids, oldest first. */
export async function listRunsOf(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(runs)
    .where(and(eq(runs.userId, userId), inArray(runs.id, [...ids])))
    .orderBy(asc(runs.createdAt), asc(runs.id));
}

/** The steps of these runs, each run's in their order. */
export async function listStepsOf(connection: Connection, ids: readonly string[]): Promise<StepRow[]> {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(runSteps)
    .where(inArray(runSteps.runId, [...ids]))
    .orderBy(asc(runSteps.runId), asc(runSteps.position), asc(runSteps.name));
}

/** The models that answered in a run, as `provider:name`. */
export async function listModelsOf(connection: Connection, runId: string): Promise<string[]> {
  const rows = await connection
    .selectDistinct({ model: modelCalls.model })
    .from(modelCalls)
    .where(and(eq(modelCalls.runId, runId), eq(modelCalls.outcome, 'done')));
  return rows.map(({ model }) => model);
}

/** Deletes these runs of a person. One that is at work can no longer write, and ends without storing anything. */
export async function deleteRuns(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(runs).where(and(eq(runs.userId, userId), inArray(runs.id, [...ids])));
}

/** The newest finished run of a kind with this value in a field of its input or result. */
export async function findRunWith(
  connection: Connection,
  userId: string,
  kind: string,
  { in: where, field, value }: { in: 'input' | 'result'; field: string; value: string },
): Promise<RunRow | null> {
  const [row] = await connection
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        eq(runs.kind, kind),
        eq(runs.status, 'done'),
        sql`${runs[where]} #>> ${sql.param(['value', field])}::text[] = ${value}`,
      ),
    )
    .orderBy(desc(runs.createdAt))
    .limit(1);
  return row ?? null;
}
