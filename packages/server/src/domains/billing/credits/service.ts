import { randomUUID } from 'node:crypto';
import type { CreditAction } from '@limelight/contracts';
import { together, type Connection, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  appendEntries,
  closeReservation,
  findReservation,
  findReservationByKey,
  insertLot,
  insertReservation,
  listOpenLots,
  listTaken,
  lockAccount,
  lockOpenLots,
  sumCredits,
  touchReservations,
  type ReservationRow,
} from './repository/credits.ts';
import { giveBack, isLapsed, takeSoonest, type LotShare, type OpenLot } from './rules.ts';

const lapseLabel = 'Credits expired';

/** Credits a person can spend. Expired credits do not count, even while their closing entry is missing. */
export async function heldCredits(connection: Connection, userId: string, now: number): Promise<number> {
  return (await sumCredits(connection, userId, new Date(now))).held;
}

export interface Grant {
  userId: string;
  amount: number;
  label: string;
  /** Identifies this grant permanently, for example `sign-up:<hash>`. */
  source: string;
  expiresAt: Date | null;
  now: number;
}

/** Returns false when this source has already granted credits, to anybody. */
export async function grantCredits(
  tx: Tx,
  { userId, amount, label, source, expiresAt, now }: Grant,
): Promise<boolean> {
  const at = new Date(now);
  await lockAccount(tx, userId, at);
  const lotId = randomUUID();
  if (!(await insertLot(tx, userId, { id: lotId, source, amount, expiresAt, now: at }))) return false;
  await appendEntries(tx, userId, 1, {
    kind: 'grant',
    label,
    reservationId: null,
    now: at,
    shares: [{ lotId, amount, expiresAt }],
  });
  return true;
}

/** Writes the closing entries of expired lots and returns the remaining lots. The account must be locked. */
export async function closeLapsedLots(tx: Tx, userId: string, now: number): Promise<OpenLot[]> {
  const lots = await listOpenLots(tx, userId);
  const lapsed = lots.filter((lot) => isLapsed(lot, now));
  await appendEntries(tx, userId, -1, {
    kind: 'lapse',
    label: lapseLabel,
    reservationId: null,
    now: new Date(now),
    shares: lapsed.map((lot) => ({ lotId: lot.id, amount: lot.remaining, expiresAt: lot.expiresAt })),
  });
  return lots.filter((lot) => !isLapsed(lot, now));
}

/** Closes a person's expired lots. Safe to repeat. */
export async function lapseCredits(tx: Tx, userId: string, now: number): Promise<void> {
  await lockAccount(tx, userId, new Date(now));
  await closeLapsedLots(tx, userId, now);
}

export interface ReserveRequest {
  /** The person or the workspace that pays. */
  userId: string;
  /** The member whose work a workspace pays for. */
  actorId?: string;
  amount: number;
  action: CreditAction;
  label: string;
  /** A person is charged once per key. */
  idempotencyKey: string;
  now: number;
}

export interface Reserved {
  reservationId: string;
  amount: number;
  /** True when this key was used before, in which case nothing was taken again. */
  replayed: boolean;
}

function replay(existing: ReservationRow, request: ReserveRequest): Reserved {
  if (existing.amount !== request.amount || existing.action !== request.action)
    throw new AppError('idempotency_key_reused');
  return { reservationId: existing.id, amount: existing.amount, replayed: true };
}

/**
 * Reserves credits before the work starts, using those that expire soonest. Refuses with `insufficient_credits`
 * (`needed`, `held`), and with `idempotency_key_reused` when the key belongs to another charge. Locks the person's
 * account until `tx` ends, unless the caller has and passes the open lots read after that.
 */
export async function reserveCredits(tx: Tx, request: ReserveRequest, locked?: OpenLot[]): Promise<Reserved> {
  const { userId, amount, action, label, idempotencyKey } = request;
  const now = new Date(request.now);
  const reservationId = randomUUID();
  let lots = locked ?? (await lockOpenLots(tx, userId));
  let shares = lots.some((lot) => isLapsed(lot, request.now)) ? null : takeSoonest(lots, amount);
  if (shares === null) {
    await lockAccount(tx, userId, now);
    lots = await closeLapsedLots(tx, userId, request.now);
    shares = takeSoonest(lots, amount);
  }
  const actorId = request.actorId ?? null;
  const reservation = { id: reservationId, actorId, action, label, amount, idempotencyKey, now };
  if (shares === null || !(await insertReservation(tx, userId, { ...reservation, shares }))) {
    const existing = await findReservationByKey(tx, userId, idempotencyKey);
    if (existing !== null) return replay(existing, request);
    const held = lots.reduce((sum, lot) => sum + lot.remaining, 0);
    throw new AppError('insufficient_credits', { needed: amount, held });
  }
  return { reservationId, amount, replayed: false };
}

async function existingReservation(tx: Tx, reservationId: string): Promise<ReservationRow> {
  const found = await findReservation(tx, reservationId);
  if (found === null) throw new Error(`There is no credit reservation ${reservationId}.`);
  return found;
}

async function close(
  tx: Tx,
  reservationId: string,
  used: number,
  state: 'settled' | 'released',
  now: number,
): Promise<'settled' | 'released'> {
  const { userId } = await existingReservation(tx, reservationId);
  const at = new Date(now);
  // Read again, since another transaction may have closed it while this one waited for the lock.
  const [, reservation, taken] = await together([
    lockAccount(tx, userId, at),
    existingReservation(tx, reservationId),
    listTaken(tx, userId, reservationId),
  ]);
  if (reservation.state !== 'held') return reservation.state;
  if (!Number.isInteger(used) || used < 0 || used > reservation.amount) {
    throw new Error(
      `Reservation ${reservationId} holds ${reservation.amount} credits; ${used} cannot be charged to it.`,
    );
  }
  const back = giveBack(taken, used);
  await closeReservation(tx, userId, { id: reservationId, state, used, now: at });
  await appendEntries(tx, userId, 1, {
    kind: 'release',
    label: reservation.label,
    reservationId,
    now: at,
    shares: back,
  });
  const lapsed: LotShare[] = back.filter((share) => isLapsed(share, now));
  await appendEntries(tx, userId, -1, {
    kind: 'lapse',
    label: lapseLabel,
    reservationId: null,
    now: at,
    shares: lapsed,
  });
  return state;
}

/**
 * Charges `used` of a reservation and returns the rest. Only the first settlement or release counts; later calls
 * change nothing and return how the reservation ended. Credits returned to an expired lot expire immediately.
 */
export async function settleCredits(
  tx: Tx,
  reservationId: string,
  used: number,
  now: number,
): Promise<'settled' | 'released'> {
  return close(tx, reservationId, used, 'settled', now);
}

export async function releaseCredits(
  tx: Tx,
  reservationId: string,
  now: number,
): Promise<'settled' | 'released'> {
  return close(tx, reservationId, 0, 'released', now);
}

/** Marks reservations as still in use, so that the sweep does not release them. */
export async function keepReservations(
  connection: Connection,
  reservationIds: readonly string[],
  now: number,
): Promise<void> {
  await touchReservations(connection, reservationIds, new Date(now));
}
