import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { appendEntries, insertMovedLot, listOpenLotsFrom, lockAccount } from '../repository/credits.ts';
import { freeSource, takeSoonest, type LotShare } from '../rules.ts';
import { closeLapsedLots } from '../service.ts';
import { listGiftLots } from '../repository/shared.ts';

export interface Gift {
  /** Chosen by the giver; a repeated gift moves nothing again. */
  id: string;
  giverId: string;
  accountId: string;
  amount: number;
  /** What the histories of the giver and of the workspace say. */
  labels: { giver: string; account: string };
  now: number;
}

/** Moves part of a lot into a new lot of another account, which keeps the expiry. */
export async function moveShare(
  tx: Tx,
  {
    accountId,
    share,
    source,
    giverId,
    label,
    now,
  }: {
    accountId: string;
    share: Omit<LotShare, 'lotId'>;
    source: string;
    giverId?: string;
    label: string;
    now: Date;
  },
): Promise<void> {
  const lotId = randomUUID();
  const { amount, expiresAt } = share;
  const lot = { id: lotId, source, amount, expiresAt, now, ...(giverId === undefined ? {} : { giverId }) };
  await insertMovedLot(tx, accountId, lot);
  const shares = [{ lotId, amount, expiresAt }];
  await appendEntries(tx, accountId, 1, { kind: 'transfer', label, reservationId: null, now, shares });
}

/**
 * Moves unreserved credits from a person to a workspace, those that expire soonest first, each with its expiry. They
 * leave the purchase they came from, so its refund counts them as used. Refuses with `insufficient_credits`, with
 * `team_credits_free` when only free credits would suffice, and with `idempotency_key_reused` when the id belongs to
 * another gift. Returns false when the gift was made before.
 *
 * Whoever locks several accounts locks people before workspaces.
 */
export async function giveCredits(tx: Tx, gift: Gift): Promise<boolean> {
  const { id, giverId, accountId, amount, labels } = gift;
  const now = new Date(gift.now);
  await lockAccount(tx, giverId, now);
  await lockAccount(tx, accountId, now);
  const source = `gift:${giverId}:${id}:`;
  const made = await listGiftLots(tx, giverId, source);
  if (made.length > 0) {
    const total = made.reduce((sum, lot) => sum + lot.amount, 0);
    if (total !== amount || made[0]?.accountId !== accountId) throw new AppError('idempotency_key_reused');
    return false;
  }
  const lots = await closeLapsedLots(tx, giverId, gift.now);
  const free = new Set((await listOpenLotsFrom(tx, giverId, freeSource)).map((lot) => lot.id));
  const shares = takeSoonest(
    lots.filter((lot) => !free.has(lot.id)),
    amount,
  );
  if (shares === null) {
    const held = lots.reduce((sum, lot) => sum + lot.remaining, 0);
    throw new AppError(held < amount ? 'insufficient_credits' : 'team_credits_free', {
      needed: amount,
      held,
    });
  }
  const entries = { kind: 'transfer', label: labels.giver, reservationId: null, now, shares } as const;
  await appendEntries(tx, giverId, -1, entries);
  for (const [index, share] of shares.entries()) {
    await moveShare(tx, {
      accountId,
      share,
      giverId,
      now,
      source: `${source}${index}`,
      label: labels.account,
    });
  }
  return true;
}
