import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/db/index.ts';
import { appendEntries, lockAccount } from '../repository/credits.ts';
import { closeLapsedLots } from '../service.ts';
import { moveShare } from './giving.ts';
import {
  closeAccount,
  deleteSpendersOf,
  findHeir,
  listGivenLots,
  listGivers,
  listOpenAccounts,
} from '../repository/shared.ts';
import { shareBack } from './rules.ts';

const label = 'Returned from a deleted workspace';

/** Locks the accounts of everyone who may get credits back, in a fixed order. */
async function lockReceivers(tx: Tx, accountId: string, heirId: string, now: Date): Promise<void> {
  const receivers = new Set([...(await listGivers(tx, accountId)), heirId]);
  for (const userId of [...receivers].toSorted()) await lockAccount(tx, userId, now);
}

/** Returns what is left in an account whose receivers are locked. */
async function returnLeft(tx: Tx, accountId: string, heirId: string, now: number): Promise<void> {
  const at = new Date(now);
  await lockAccount(tx, accountId, at);
  const open = await closeLapsedLots(tx, accountId, now);
  if (open.length === 0) return;
  const lots = await listGivenLots(tx, accountId);
  const isLive = (expiresAt: Date | null) => expiresAt === null || expiresAt.getTime() > now;
  const shares = shareBack(lots.filter((lot) => isLive(lot.expiresAt)));
  const living = await listOpenAccounts(
    tx,
    shares.map(({ giverId }) => giverId),
  );
  const taken = open.map(({ id: lotId, remaining, expiresAt }) => ({ lotId, amount: remaining, expiresAt }));
  const entries = { kind: 'transfer', label, reservationId: null, now: at } as const;
  await appendEntries(tx, accountId, -1, { ...entries, shares: taken });
  for (const { giverId, ...share } of shares) {
    await moveShare(tx, {
      accountId: living.has(giverId) ? giverId : heirId,
      share,
      source: `returned:${randomUUID()}`,
      label,
      now: at,
    });
  }
}

/**
 * Ends the account of a deleted workspace. What is left returns to its givers in proportion, and to the heir where the
 * giver's account is gone. Credits that running work has reserved follow once it ends (`returnReleased`). Returns the
 * people who paid with this workspace.
 */
export async function closeSharedAccount(
  tx: Tx,
  { accountId, heirId, now }: { accountId: string; heirId: string; now: number },
): Promise<string[]> {
  const at = new Date(now);
  await lockReceivers(tx, accountId, heirId, at);
  const spenders = await deleteSpendersOf(tx, accountId);
  await lockAccount(tx, accountId, at);
  await closeAccount(tx, accountId, { now: at, heirId });
  await returnLeft(tx, accountId, heirId, now);
  return spenders.filter(({ chosen }) => chosen).map(({ userId }) => userId);
}

/** Returns credits of a deleted workspace that were released after its end. Safe to repeat. */
export async function returnReleased(tx: Tx, accountId: string, now: number): Promise<void> {
  const heirId = await findHeir(tx, accountId);
  if (heirId === null) return;
  await lockReceivers(tx, accountId, heirId, new Date(now));
  await returnLeft(tx, accountId, heirId, now);
}
