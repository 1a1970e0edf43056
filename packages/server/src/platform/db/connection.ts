import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { eagerlyOn } from './eager-begin.ts';
import { isCollision } from './errors.ts';
import { economise, nameFrequentStatements } from './frequent-statements.ts';

export type Db = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The first parameter of repository functions: the pool or an open transaction. */
export type Connection = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

const joining = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();

/** Runs `work` and calls `join` at the end of each of its transactions, within the transaction. */
export async function joinTransactions<T>(
  join: (tx: Tx) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  return joining.run(join, work);
}

const tries = 6;

/** Doubles with each try, and differs between transactions, so that those which collided do not meet again. */
const pauseMs = (tried: number) => 10 * 2 ** tried * (0.5 + Math.random());

/**
 * Transactions that PostgreSQL gives up because they collided with others are repeated. Everything a transaction does
 * is undone then, because `work` only writes to the database.
 */
function openDrizzle(pool: pg.Pool, log: Log): Db {
  const db: Db = drizzle(pool);
  const begin: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await eagerlyOn(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  db.transaction = async (work, config) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await begin(async (tx) => {
          const result = await work(tx);
          await joining.getStore()?.(tx);
          return result;
        }, config);
      } catch (error) {
        if (tried === tries || !isCollision(error)) throw error;
        log.info({ err: error, tried }, 'a transaction collided with another one and is repeated');
        await sleep(pauseMs(tried));
      }
    }
  };
  return db;
}

/** Lets repository functions take part in a transaction that was begun on this client. */
export const connectionOn = (client: pg.PoolClient): Connection => drizzle(client);

// Parses bigint as a number: credits and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

export function openDatabase(url: string, poolSize: number, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'limelight',
    // Statements that are sent together share a round trip: see `sent`.
    pipeline: true,
  });
  // A restarting server closes idle connections, which the pool then replaces.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection ended'));
  // If a connection ends between two statements of a transaction, only its client emits the error; the next
  // statement fails.
  const nameOf = nameFrequentStatements();
  pool.on('connect', (client) => {
    economise(client, nameOf);
    client.on('error', (error) => log.debug({ err: error }, 'database connection ended'));
  });
  return { db: openDrizzle(pool, log), pool, close: () => pool.end() };
}
