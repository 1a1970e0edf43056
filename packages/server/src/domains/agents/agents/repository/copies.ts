import { eq } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { feedCopies } from '../tables.ts';

export type FeedCopyRow = typeof feedCopies.$inferSelect;

export async function findCopy(connection: Connection, address: string): Promise<FeedCopyRow | null> {
  const [row] = await connection.select().from(feedCopies).where(eq(feedCopies.address, address));
  return row ?? null;
}

export async function keepCopy(tx: Tx | Connection, row: FeedCopyRow): Promise<void> {
  const { address: _address, ...change } = row;
  await tx.insert(feedCopies).values(row).onConflictDoUpdate({ target: feedCopies.address, set: change });
}
