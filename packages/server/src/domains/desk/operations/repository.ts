import pg from 'pg';
import type { EndpointData, readOperations } from '@limelight/contracts';
import type { Database } from '../../../platform/db/index.ts';

type Operations = EndpointData<typeof readOperations>;
type Pool = Database['pool'];

const mostFailures = 30;
const mostTables = 10;

export async function readQueue(pool: Pool, since: Date): Promise<Operations['queue']> {
  const { rows } = await pool.query<
    Omit<Operations['queue'][number], 'dueSince'> & { dueSince: Date | null }
  >(
    `SELECT name,
       count(*) FILTER (WHERE state < 'active') AS waiting,
       count(*) FILTER (WHERE state = 'active') AS active,
       count(*) FILTER (WHERE state = 'failed' AND completed_on >= $1) AS failed,
       min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS "dueSince"
     FROM pgboss.job WHERE name NOT LIKE '\\_\\_pgboss\\_\\_%'
     GROUP BY name
     HAVING count(*) FILTER (WHERE state <= 'active' OR (state = 'failed' AND completed_on >= $1)) > 0
     ORDER BY waiting DESC, failed DESC, name`,
    [since],
  );
  return rows.map(({ dueSince, ...row }) => ({ ...row, dueSince: dueSince?.toISOString() ?? null }));
}

export async function readRuns(pool: Pool, since: Date): Promise<Operations['runs']> {
  const { rows } = await pool.query<Operations['runs'][number]>(
    `SELECT kind, count(*) FILTER (WHERE status = 'done') AS done, count(*) FILTER (WHERE status = 'failed') AS failed,
       count(*) FILTER (WHERE status = 'cancelled') AS cancelled
     FROM runs WHERE finished_at >= $1 GROUP BY kind ORDER BY count(*) DESC, kind`,
    [since],
  );
  return rows;
}

export async function readFailures(pool: Pool, since: Date): Promise<Operations['failures']> {
  const { rows } = await pool.query<Omit<Operations['failures'][number], 'lastAt'> & { lastAt: Date }>(
    `SELECT kind, coalesce(error_code, 'run_failed') AS code, error_reason AS reason, count(*) AS count,
       max(finished_at) AS "lastAt"
     FROM runs WHERE status = 'failed' AND finished_at >= $1
     GROUP BY 1, 2, 3 ORDER BY count(*) DESC, max(finished_at) DESC LIMIT $2`,
    [since, mostFailures],
  );
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
}

export async function readModels(pool: Pool, since: Date): Promise<Operations['models']> {
  const { rows } = await pool.query<Operations['models'][number]>(
    `SELECT model, count(*) AS calls, count(*) FILTER (WHERE outcome NOT IN ('done', 'aborted')) AS failed,
       coalesce(sum(input_tokens), 0) AS "inputTokens", coalesce(sum(output_tokens), 0) AS "outputTokens",
       sum(cost_micro_usd) AS "costMicroUsd"
     FROM model_calls WHERE created_at >= $1 GROUP BY model ORDER BY count(*) DESC, model`,
    [since],
  );
  return rows;
}

export async function readStorage(pool: Pool): Promise<Operations['storage']> {
  const [sizes, tables] = await Promise.all([
    pool.query<Omit<Operations['storage'], 'tables'>>(
      `SELECT pg_database_size(current_database()) AS "databaseBytes", count(*) AS files,
         coalesce(sum(bytes), 0) AS "fileBytes"
       FROM (SELECT bytes FROM media WHERE file_id IS NULL AND NOT removed
             UNION ALL SELECT bytes FROM ticket_files WHERE NOT removed) AS kept`,
    ),
    pool.query<Operations['storage']['tables'][number]>(
      `SELECT relname AS name, pg_total_relation_size(relid) AS bytes FROM pg_stat_user_tables
       ORDER BY bytes DESC, name LIMIT $1`,
      [mostTables],
    ),
  ]);
  const [size = { databaseBytes: 0, files: 0, fileBytes: 0 }] = sizes.rows;
  return { ...size, tables: tables.rows };
}

/** Deletes rows whose time in the column `since` is before `before`, some at a time so that nobody waits long. */
export async function deleteOld(pool: Pool, table: string, since: string, before: Date): Promise<void> {
  const [from, at] = [pg.escapeIdentifier(table), pg.escapeIdentifier(since)];
  const statement = `DELETE FROM ${from} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${from} WHERE ${at} < $1 LIMIT 5000))`;
  while (((await pool.query(statement, [before])).rowCount ?? 0) > 0);
}
