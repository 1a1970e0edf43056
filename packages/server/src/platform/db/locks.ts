import { sql } from 'drizzle-orm';
import type { Tx } from './connection.ts';

/**
 * Makes transactions with the same subject, and the same user if there is one, wait for each other until they end.
 * Without it, two concurrent calls that count before they insert would both find room for the last row.
 */
export async function takeLock(tx: Tx, subject: string, userId = ''): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${subject}), hashtext(${userId}))`);
}
