import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Database, Tx } from './connection.ts';
import type { NamedLock } from './lock-order.ts';
import { sent } from './sent.ts';

/**
 * Makes transactions with the same subject, and the same user if there is one, wait for each other until they end.
 * Without it, two concurrent calls that count before they insert would both find room for the last row.
 */
export async function takeLock(tx: Tx, subject: NamedLock, userId = ''): Promise<void> {
  await sent(tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${subject}), hashtext(${userId}))`));
}

const preparing = 7_256_301_984;

/**
 * Runs `prepare` while no other process on this database runs one. It makes what every process needs and finds when it
 * starts later, such as tables: `IF NOT EXISTS` does not help two that create the same at the same moment.
 */
export async function prepareAlone<T>(
  database: Database,
  prepare: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [preparing]);
    return await prepare(client);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [preparing]).catch(() => undefined);
    client.release();
  }
}
