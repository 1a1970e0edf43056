import { asc, eq, inArray } from 'drizzle-orm';
import { eraseFrom, type Connection } from '../../../../platform/db/index.ts';
import type { RunRow } from './runs.ts';
import { runs } from '../tables.ts';

/** Deletes a user's runs. An active one can no longer write, and ends without storing anything. */
export const eraseRuns = eraseFrom(runs);

export async function listRunIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: runs.id })
    .from(runs)
    .where(eq(runs.userId, userId))
    .orderBy(asc(runs.createdAt), asc(runs.id));
  return rows.map(({ id }) => id);
}

export async function listRunsById(connection: Connection, ids: string[]): Promise<RunRow[]> {
  return connection.select().from(runs).where(inArray(runs.id, ids));
}
