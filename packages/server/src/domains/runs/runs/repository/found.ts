import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import { runs } from '../tables.ts';
import type { RunRow } from './runs.ts';

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
