import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';

export type Db = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a repository takes first: the pool or an open transaction. */
export type Connection = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

// bigint sums stay numbers: credits and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

export function openDatabase(url: string, poolSize: number, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'limelight',
  });
  // A server that restarts ends idle connections; the pool replaces them.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection ended'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
