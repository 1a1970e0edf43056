import { randomUUID } from 'node:crypto';
import type { CreditEntryKind } from '@limelight/contracts';
import { and, asc, desc, eq, inArray, isNull, lt, lte, gt, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import type { LotShare, OpenLot } from '../rules.ts';
import {
  creditAccounts,
  creditEntries,
  creditLots,
  creditReservations,
  type ReservationState,
} from '../tables.ts';

export type ReservationRow = typeof creditReservations.$inferSelect;

/** Locks the person's account until the transaction ends, so that changes to it are serialised. */
export async function lockAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  const lock = () =>
    tx
      .select({ userId: creditAccounts.userId })
      .from(creditAccounts)
      .where(eq(creditAccounts.userId, userId))
      .for('update');
  if ((await lock()).length > 0) return;
  await tx.insert(creditAccounts).values({ userId, createdAt: now }).onConflictDoNothing();
  await lock();
}

/** Locks the account that a reservation is of, which exists. */
export async function lockAccountOf(tx: Tx, reservationId: string): Promise<void> {
  const payer = tx
    .select({ userId: creditReservations.userId })
    .from(creditReservations)
    .where(eq(creditReservations.id, reservationId));
  await tx
    .select({ userId: creditAccounts.userId })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, payer))
    .for('update', { of: creditAccounts });
}

/** Returns false when a lot from this source already exists. */
export async function insertLot(
  tx: Tx,
  userId: string,
  lot: { id: string; source: string; amount: number; expiresAt: Date | null; now: Date },
): Promise<boolean> {
  const made = await tx
    .insert(creditLots)
    .values({
      id: lot.id,
      userId,
      source: lot.source,
      amount: lot.amount,
      remaining: lot.amount,
      expiresAt: lot.expiresAt,
      createdAt: lot.now,
    })
    .onConflictDoNothing()
    .returning({ id: creditLots.id });
  return made.length > 0;
}

/** The oldest lot whose source has a prefix, which must consist of our own ids. */
export async function findLot(
  tx: Tx,
  { userId, sourcePrefix }: { userId?: string; sourcePrefix: string },
): Promise<{ userId: string; amount: number } | null> {
  const [row] = await tx
    .select({ userId: creditLots.userId, amount: creditLots.amount })
    .from(creditLots)
    .where(
      and(
        userId === undefined ? undefined : eq(creditLots.userId, userId),
        sql`starts_with(${creditLots.source}, ${sourcePrefix})`,
      ),
    )
    .orderBy(asc(creditLots.createdAt))
    .limit(1);
  return row ?? null;
}

/** Lots with credits left, including expired ones. */
export async function listOpenLots(tx: Connection, userId: string): Promise<OpenLot[]> {
  return tx
    .select({ id: creditLots.id, remaining: creditLots.remaining, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), gt(creditLots.remaining, 0)))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id));
}

/** Like `listOpenLots`, for sources with a prefix, which must consist of our own ids. */
export async function listOpenLotsFrom(tx: Connection, userId: string, sourcePrefix: string) {
  return tx
    .select({ id: creditLots.id, remaining: creditLots.remaining, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.userId, userId),
        gt(creditLots.remaining, 0),
        sql`starts_with(${creditLots.source}, ${sourcePrefix})`,
      ),
    );
}

/** True when work in progress has reserved credits of sources with this prefix. */
export async function holdsCreditsFrom(tx: Tx, userId: string, sourcePrefix: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: creditReservations.id })
    .from(creditReservations)
    .innerJoin(creditEntries, eq(creditEntries.reservationId, creditReservations.id))
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(
      and(
        eq(creditReservations.userId, userId),
        eq(creditReservations.state, 'held'),
        sql`starts_with(${creditLots.source}, ${sourcePrefix})`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Creates an empty lot, to which credits of another lot or account are moved next. */
export async function insertMovedLot(
  tx: Tx,
  userId: string,
  lot: {
    id: string;
    source: string;
    amount: number;
    expiresAt: Date | null;
    giverId?: string;
    now: Date;
  },
): Promise<void> {
  const { now, ...rest } = lot;
  await tx.insert(creditLots).values({ ...rest, userId, remaining: 0, createdAt: now });
}

interface NewEntries {
  kind: CreditEntryKind;
  label: string;
  reservationId: string | null;
  now: Date;
  shares: readonly LotShare[];
}

/** Appends debit (`sign` -1) or credit (+1) entries and updates the lots accordingly. */
export async function appendEntries(
  tx: Tx,
  userId: string,
  sign: 1 | -1,
  { kind, label, reservationId, now, shares }: NewEntries,
): Promise<void> {
  if (shares.length === 0) return;
  await tx.insert(creditEntries).values(
    shares.map((share) => ({
      id: randomUUID(),
      userId,
      lotId: share.lotId,
      reservationId,
      kind,
      amount: sign * share.amount,
      label,
      expiresAt: share.expiresAt,
      createdAt: now,
    })),
  );
  // A granted lot is inserted with its credits.
  if (kind === 'grant') return;
  for (const share of shares) {
    await tx
      .update(creditLots)
      .set({ remaining: sql`${creditLots.remaining} + ${sign * share.amount}` })
      .where(and(eq(creditLots.id, share.lotId), eq(creditLots.userId, userId)));
  }
}

export async function findReservationByKey(tx: Tx, userId: string, idempotencyKey: string) {
  const [row] = await tx
    .select()
    .from(creditReservations)
    .where(and(eq(creditReservations.userId, userId), eq(creditReservations.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

export async function findReservation(tx: Connection, reservationId: string): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(creditReservations).where(eq(creditReservations.id, reservationId));
  return row ?? null;
}

/**
 * Locks the account and its open lots in one statement and returns the lots. A lot inserted while the lock was
 * awaited is missing, so lock the account and list again before refusing anything.
 */
export async function lockOpenLots(tx: Tx, userId: string): Promise<OpenLot[]> {
  return tx
    .select({ id: creditLots.id, remaining: creditLots.remaining, expiresAt: creditLots.expiresAt })
    .from(creditAccounts)
    .innerJoin(creditLots, eq(creditLots.userId, creditAccounts.userId))
    .where(and(eq(creditAccounts.userId, userId), gt(creditLots.remaining, 0)))
    .for('update');
}

export interface NewReservation {
  id: string;
  actorId: string | null;
  action: string;
  label: string;
  amount: number;
  idempotencyKey: string;
  now: Date;
  shares: readonly LotShare[];
}

/**
 * Inserts a reservation and its ledger entries and debits the lots in a single statement, to keep the delay before
 * the first generated word short. Returns false and changes nothing when the key is already used.
 */
export async function insertReservation(tx: Tx, userId: string, given: NewReservation): Promise<boolean> {
  const { id, actorId, action, label, amount, idempotencyKey, shares } = given;
  const now = given.now.toISOString();
  const rows = shares.map(
    (share) =>
      sql`(${randomUUID()}::uuid, ${share.lotId}::uuid, ${share.amount}::int, ${share.expiresAt?.toISOString() ?? null}::timestamptz)`,
  );
  // A reservation of 0 credits has no shares, and VALUES cannot be empty.
  const taken =
    rows.length > 0
      ? sql`VALUES ${sql.join(rows, sql`, `)}`
      : sql`SELECT NULL::uuid, NULL::uuid, 0, NULL::timestamptz WHERE false`;
  const { rows: made } = await tx.execute(sql`
    WITH taken (entry_id, lot_id, amount, expires_at) AS (${taken}),
    made AS (
      INSERT INTO ${creditReservations}
        (id, user_id, actor_id, action, label, amount, idempotency_key, state, created_at, touched_at)
      VALUES (${id}, ${userId}, ${actorId}, ${action}, ${label}, ${amount}, ${idempotencyKey}, 'held', ${now}, ${now})
      ON CONFLICT (user_id, idempotency_key) DO NOTHING
      RETURNING id
    ),
    entered AS (
      INSERT INTO ${creditEntries} (id, user_id, lot_id, reservation_id, kind, amount, label, expires_at, created_at)
      SELECT taken.entry_id, ${userId}::uuid, taken.lot_id, made.id, 'reserve', -taken.amount, ${label}, taken.expires_at, ${now}::timestamptz
      FROM taken, made
      ORDER BY taken.expires_at NULLS LAST, taken.lot_id
    ),
    moved AS (
      UPDATE ${creditLots} SET remaining = remaining - taken.amount
      FROM taken, made
      WHERE credit_lots.id = taken.lot_id AND credit_lots.user_id = ${userId}
    )
    SELECT id FROM made`);
  return made.length > 0;
}

export async function closeReservation(
  tx: Tx,
  userId: string,
  given: { id: string; state: Exclude<ReservationState, 'held'>; used: number; now: Date },
): Promise<void> {
  await tx
    .update(creditReservations)
    .set({ state: given.state, used: given.used, closedAt: given.now })
    .where(and(eq(creditReservations.id, given.id), eq(creditReservations.userId, userId)));
}

export async function listTaken(tx: Tx, reservationId: string): Promise<LotShare[]> {
  const rows = await tx
    .select({ lotId: creditEntries.lotId, amount: creditEntries.amount, expiresAt: creditEntries.expiresAt })
    .from(creditEntries)
    .where(and(eq(creditEntries.reservationId, reservationId), eq(creditEntries.kind, 'reserve')))
    .orderBy(asc(creditEntries.seq));
  return rows.map((row) => ({ ...row, amount: -row.amount }));
}

export async function touchReservations(
  connection: Connection,
  reservationIds: readonly string[],
  now: Date,
): Promise<void> {
  if (reservationIds.length === 0) return;
  await connection
    .update(creditReservations)
    .set({ touchedAt: now })
    .where(and(inArray(creditReservations.id, [...reservationIds]), eq(creditReservations.state, 'held')));
}

export async function listStaleReservations(connection: Connection, before: Date, limit: number) {
  const rows = await connection
    .select({ id: creditReservations.id })
    .from(creditReservations)
    .where(and(eq(creditReservations.state, 'held'), lt(creditReservations.touchedAt, before)))
    .orderBy(asc(creditReservations.touchedAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function listLapsedAccounts(connection: Connection, now: Date, limit: number) {
  const rows = await connection
    .selectDistinct({ userId: creditLots.userId })
    .from(creditLots)
    .where(and(gt(creditLots.remaining, 0), lte(creditLots.expiresAt, now)))
    .limit(limit);
  return rows.map((row) => row.userId);
}

export interface CreditTotals {
  held: number;
  granted: number;
}

export interface OverviewTotals extends CreditTotals {
  /** The workspace that pays for the person's work, or null. */
  payerId: string | null;
}

/** Granted credits, less those taken back with a refund, whose entries are negative. */
const ofGrants = `kind IN ('grant', 'refund')`;

/**
 * An index-only scan of a person's ledger, exposed as a query so that hot paths can combine it with others. `now`
 * is in milliseconds.
 */
export function creditTotalsQuery(userId: string, now: number): pg.QueryConfig & { name: string } {
  return {
    name: 'credit-totals',
    text: `SELECT coalesce(sum(amount) FILTER (WHERE expires_at IS NULL OR expires_at > $2), 0)::int AS held,
                  coalesce(sum(amount) FILTER (WHERE ${ofGrants}), 0)::int AS granted,
                  (SELECT account_id FROM credit_spenders WHERE credit_spenders.user_id = $1 AND chosen) AS "payerId"
           FROM credit_entries WHERE user_id = $1`,
    values: [userId, new Date(now)],
  };
}

export async function sumCredits(connection: Connection, userId: string, now: Date): Promise<CreditTotals> {
  const live = or(isNull(creditEntries.expiresAt), gt(creditEntries.expiresAt, now));
  const [row] = await connection
    .select({
      held: sql<number>`coalesce(sum(${creditEntries.amount}) FILTER (WHERE ${live}), 0)::int`,
      granted: sql<number>`coalesce(sum(${creditEntries.amount}) FILTER (WHERE ${sql.raw(ofGrants)}), 0)::int`,
    })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId));
  return row ?? { held: 0, granted: 0 };
}

/** The newest entries below `cursor`, each with the balance after it. */
export async function listEntries(
  connection: Connection,
  userId: string,
  cursor: number | null,
  limit: number,
) {
  const own = eq(creditEntries.userId, userId);
  const page = await connection
    .select()
    .from(creditEntries)
    .where(cursor === null ? own : and(own, lt(creditEntries.seq, cursor)))
    .orderBy(desc(creditEntries.seq))
    .limit(limit);
  const [newest] = page;
  if (newest === undefined) return [];
  const [sum] = await connection
    .select({ upTo: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
    .where(and(own, lte(creditEntries.seq, newest.seq)));
  let balance = sum?.upTo ?? 0;
  return page.map((entry) => {
    const balanceAfter = balance;
    balance -= entry.amount;
    return { ...entry, balanceAfter };
  });
}
