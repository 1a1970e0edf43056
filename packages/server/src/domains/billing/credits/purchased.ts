import { randomUUID } from 'node:crypto';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { appendEntries, insertMovedLot, listOpenLotsFrom, lockAccount } from './repository/credits.ts';
import { isLapsed, takeSoonest } from './rules.ts';

/** Unreserved credits left from sources with a prefix such as `purchase:<id>:`. */
export async function unusedCredits(
  connection: Connection,
  userId: string,
  sourcePrefix: string,
  now: number,
): Promise<number> {
  const lots = await listOpenLotsFrom(connection, userId, sourcePrefix);
  return lots.filter((lot) => !isLapsed(lot, now)).reduce((sum, lot) => sum + lot.remaining, 0);
}

/** Removes at most `most` unused credits of these sources and returns how many. */
export async function takeBackCredits(
  tx: Tx,
  given: { userId: string; sourcePrefix: string; most: number; label: string; now: number },
): Promise<number> {
  const { userId, sourcePrefix, most, label, now } = given;
  await lockAccount(tx, userId, new Date(now));
  const lots = (await listOpenLotsFrom(tx, userId, sourcePrefix)).filter((lot) => !isLapsed(lot, now));
  const left = lots.reduce((sum, lot) => sum + lot.remaining, 0);
  const taken = Math.min(left, most);
  const shares = takeSoonest(lots, taken) ?? [];
  await appendEntries(tx, userId, -1, {
    kind: 'refund',
    label,
    reservationId: null,
    now: new Date(now),
    shares,
  });
  return taken;
}

/**
 * Changes the expiry of the credits left from these sources. The ledger is append-only, so they move to a new lot
 * with that expiry. Safe to repeat.
 */
export async function moveLapse(
  tx: Tx,
  given: { userId: string; sourcePrefix: string; expiresAt: Date | null; label: string; now: number },
): Promise<void> {
  const { userId, sourcePrefix, expiresAt, label } = given;
  const now = new Date(given.now);
  await lockAccount(tx, userId, now);
  const same = (date: Date | null) => date?.getTime() === expiresAt?.getTime();
  const lots = (await listOpenLotsFrom(tx, userId, sourcePrefix)).filter(
    (lot) => !same(lot.expiresAt) && !isLapsed(lot, given.now),
  );
  for (const lot of lots) {
    const lotId = randomUUID();
    const shares = { kind: 'adjust', label, reservationId: null, now } as const;
    await insertMovedLot(tx, userId, {
      id: lotId,
      source: `${sourcePrefix}${lotId}`,
      amount: lot.remaining,
      expiresAt,
      now,
    });
    await appendEntries(tx, userId, -1, {
      ...shares,
      shares: [{ lotId: lot.id, amount: lot.remaining, expiresAt: lot.expiresAt }],
    });
    await appendEntries(tx, userId, 1, { ...shares, shares: [{ lotId, amount: lot.remaining, expiresAt }] });
  }
}
