import type { Connection, Tx } from '../../platform/db/index.ts';
import { listEntries } from './repository.ts';

export async function exportCreditsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const entries = await listEntries(connection, userId, null, 1_000_000);
  return {
    credits: entries.map((entry) => ({
      at: entry.createdAt.toISOString(),
      kind: entry.kind,
      amount: entry.amount,
      label: entry.label,
      balanceAfter: entry.balanceAfter,
      expiresAt: entry.expiresAt?.toISOString() ?? null,
    })),
  };
}

/** Nothing to erase: the ledger is kept, and its rows identify a person only by id. */
export async function eraseCreditsData(_tx: Tx, _userId: string): Promise<void> {}
