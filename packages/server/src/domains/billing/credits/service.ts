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
  lockAccountOf,
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
  /** The id of the reservation, unless the key was used before. */
  id?: string;
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

/** A reservation that was decided and sent, so that the caller can send more with it. */
export interface Reserving {
  reserved: Promise<Reserved>;
}

/**
 * Decides a reservation and sends it. Refuses with `insufficient_credits` (`needed`, `held`), before or in `reserved`,
 * and with `idempotency_key_reused` when the key belongs to another charge. Locks the person's account until `tx` ends,
 * unless the caller has and passes the open lots read after that.
 */
export async function beginReserve(
  tx: Tx,
  request: ReserveRequest,
  locked?: readonly OpenLot[],
): Promise<Reserving> {
  const { userId, amount, idempotencyKey } = request;
  const now = new Date(request.now);
  let lots: readonly OpenLot[] = locked ?? (await lockOpenLots(tx, userId));
  let shares = lots.some((lot) => isLapsed(lot, request.now)) ? null : takeSoonest(lots, amount);
  if (shares === null) {
    await lockAccount(tx, userId, now);
    lots = await closeLapsedLots(tx, userId, request.now);
    shares = takeSoonest(lots, amount);
  }
  const known = async (): Promise<Reserved> => {
    const existing = await findReservationByKey(tx, userId, idempotencyKey);
    if (existing !== null) return replay(existing, request);
    const held = lots.reduce((sum, lot) => sum + lot.remaining, 0);
    throw new AppError('insufficient_credits', { needed: amount, held });
  };
  if (shares === null) {
    const existing = await known();
    return { reserved: Promise.resolve(existing) };
  }
  const { actorId = null, action, label, id: reservationId = randomUUID() } = request;
  const reservation = { id: reservationId, actorId, action, label, amount, idempotencyKey, now, shares };
  const reserved = insertReservation(tx, userId, reservation).then(async (isNew) =>
    isNew ? { reservationId, amount, replayed: false } : known(),
  );
  return { reserved };
}

/**
 * Reserves credits before the work starts, using those that expire soonest. Refuses with `insufficient_credits`
 * (`needed`, `held`), and with `idempotency_key_reused` when the key belongs to another charge. Locks the person's
 * account until `tx` ends.
 */
export async function reserveCredits(tx: Tx, request: ReserveRequest): Promise<Reserved> {
  return (await beginReserve(tx, request)).reserved;
}

/** A reservation whose account is locked, with what it took of which lot. */
export interface HeldReservation {
  reservation: ReservationRow;
  taken: LotShare[];
}

/** Locks the account that a reservation is of. Null when there is no such reservation. */
export async function lockReservation(tx: Tx, reservationId: string): Promise<HeldReservation | null> {
  // Read after the lock, since another transaction may close it while this one waits.
  const [, reservation, taken] = await together([
    lockAccountOf(tx, reservationId),
    findReservation(tx, reservationId),
    listTaken(tx, reservationId),
  ]);
  return reservation === null ? null : { reservation, taken };
}

/**
 * Charges `used` of a locked reservation and returns the rest; 0 releases it. Only the first closing counts; later
 * calls change nothing and return how the reservation ended. Credits returned to an expired lot expire immediately.
 */
export async function closeReserved(
  tx: Tx,
  held: HeldReservation | null,
  used: number,
  now: number,
  state: 'settled' | 'released' = used === 0 ? 'released' : 'settled',
): Promise<'settled' | 'released'> {
  if (held === null) throw new Error('There is no such credit reservation.');
  const { reservation, taken } = held;
  const { id, userId, amount, label } = reservation;
  if (reservation.state !== 'held') return reservation.state;
  if (!Number.isInteger(used) || used < 0 || used > amount)
    throw new Error(`Reservation ${id} holds ${amount} credits; ${used} cannot be charged to it.`);
  const at = new Date(now);
  const back = giveBack(taken, used);
  const lapsed: LotShare[] = back.filter((share) => isLapsed(share, now));
  const release = { kind: 'release', label, reservationId: id, now: at, shares: back } as const;
  const lapse = { kind: 'lapse', label: lapseLabel, reservationId: null, now: at, shares: lapsed } as const;
  await closeReservation(tx, userId, { id, state, used, now: at });
  await appendEntries(tx, userId, 1, release);
  await appendEntries(tx, userId, -1, lapse);
  return state;
}

/** Locks a reservation and closes it with what it costs. */
export async function settleCredits(
  tx: Tx,
  reservationId: string,
  used: number,
  now: number,
): Promise<'settled' | 'released'> {
  return closeReserved(tx, await lockReservation(tx, reservationId), used, now, 'settled');
}

export async function releaseCredits(
  tx: Tx,
  reservationId: string,
  now: number,
): Promise<'settled' | 'released'> {
  return closeReserved(tx, await lockReservation(tx, reservationId), 0, now);
}

/** Marks reservations as still in use, so that the sweep does not release them. */
export async function keepReservations(
  connection: Connection,
  reservationIds: readonly string[],
  now: number,
): Promise<void> {
  await touchReservations(connection, reservationIds, new Date(now));
}
