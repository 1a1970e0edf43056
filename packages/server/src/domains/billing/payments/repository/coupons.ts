import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { coupons, couponUses } from '../tables.ts';

export type CouponRow = typeof coupons.$inferSelect;

export async function insertCoupon(tx: Tx, coupon: typeof coupons.$inferInsert): Promise<boolean> {
  const made = await tx.insert(coupons).values(coupon).onConflictDoNothing().returning({ id: coupons.id });
  return made.length > 0;
}

export async function findCoupon(connection: Connection, code: string): Promise<CouponRow | null> {
  const [row] = await connection.select().from(coupons).where(eq(coupons.code, code));
  return row ?? null;
}

/** Locks the coupon until the transaction ends, so that its uses are counted and added one at a time. */
export async function lockCoupon(tx: Tx, couponId: string): Promise<CouponRow | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('update');
  return row ?? null;
}

export async function listCoupons(connection: Connection): Promise<CouponRow[]> {
  return connection.select().from(coupons).orderBy(asc(coupons.createdAt));
}

export async function disableCoupon(tx: Tx, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.update(coupons).set({ disabledAt: now }).where(eq(coupons.code, code));
  return rowCount !== 0;
}

/**
 * The uses that count, reserved by open orders or spent by paid ones: in total, by this user, and reserved by this
 * user.
 */
export async function countUses(connection: Connection, couponId: string, userId: string) {
  const isOwn = sql`${couponUses.userId} = ${userId}`;
  const [row] = await connection
    .select({
      total: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) FILTER (WHERE ${isOwn}))::int`,
      ownHeld: sql<number>`(count(*) FILTER (WHERE ${isOwn} AND ${couponUses.state} = 'reserved'))::int`,
    })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), inArray(couponUses.state, ['reserved', 'used'])));
  return row ?? { total: 0, own: 0, ownHeld: 0 };
}

export async function listUses(connection: Connection) {
  return connection
    .select({
      couponId: couponUses.couponId,
      used: sql<number>`(count(*) FILTER (WHERE ${couponUses.state} = 'used'))::int`,
      reserved: sql<number>`(count(*) FILTER (WHERE ${couponUses.state} = 'reserved'))::int`,
    })
    .from(couponUses)
    .groupBy(couponUses.couponId);
}

export async function findUse(tx: Connection, purchaseId: string) {
  const [row] = await tx.select().from(couponUses).where(eq(couponUses.purchaseId, purchaseId));
  return row ?? null;
}

export async function saveUse(
  tx: Tx,
  use: { couponId: string; purchaseId: string; userId: string; state: 'reserved' | 'used' | 'released' },
  now: Date,
): Promise<void> {
  await tx
    .insert(couponUses)
    .values({ ...use, createdAt: now })
    .onConflictDoUpdate({
      target: [couponUses.couponId, couponUses.purchaseId],
      set: { state: use.state },
    });
}
