import { products, productKeys, type Currency, type ProductKey } from '@limelight/contracts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import {
  countUses,
  findCoupon,
  findUse,
  lockCoupon,
  saveUse,
  type CouponRow,
} from '../repository/coupons.ts';
import { couponFits, isCouponOpen } from '../rules/price.ts';

interface Holder {
  userId: string;
  purchaseId: string;
}

/** With `free`, reservations by the user's own open orders do not count, because a new order would replace them. */
async function hasUseLeft(
  connection: Connection,
  coupon: CouponRow,
  userId: string,
  ownHolds: 'count' | 'free',
): Promise<boolean> {
  const { total, own, ownHeld } = await countUses(connection, coupon.id, userId);
  const free = ownHolds === 'free' ? ownHeld : 0;
  return (
    (coupon.limitTotal === null || total - free < coupon.limitTotal) &&
    (coupon.limitPerPerson === null || own - free < coupon.limitPerPerson)
  );
}

/** Finds a coupon by its code if it is active and this user has a use left. Reserves nothing. */
export async function usableCoupon(
  connection: Connection,
  code: string,
  userId: string,
  now: number,
): Promise<CouponRow | null> {
  const coupon = await findCoupon(connection, code);
  if (coupon === null || !isCouponOpen(coupon, now)) return null;
  return (await hasUseLeft(connection, coupon, userId, 'free')) ? coupon : null;
}

/** Reserves a use of a coupon for an order. False when none is left. The coupon stays locked until `tx` ends. */
export async function reserveCoupon(tx: Tx, couponId: string, holder: Holder, now: number): Promise<boolean> {
  const coupon = await lockCoupon(tx, couponId);
  if (coupon === null || !isCouponOpen(coupon, now)) return false;
  if (!(await hasUseLeft(tx, coupon, holder.userId, 'count'))) return false;
  await saveUse(tx, { couponId, ...holder, state: 'reserved' }, new Date(now));
  return true;
}

/** Releases the reservation of an order. A spent use stays spent. */
export async function releaseCoupon(tx: Tx, couponId: string, holder: Holder, now: number): Promise<void> {
  await lockCoupon(tx, couponId);
  const use = await findUse(tx, holder.purchaseId);
  if (use?.state === 'reserved') await saveUse(tx, { couponId, ...holder, state: 'released' }, new Date(now));
}

/**
 * Spends the reservation of an order. A lapsed order takes a new use if one is left. Otherwise returns false, and the
 * payment at the lower price has to be refunded.
 */
export async function spendCoupon(tx: Tx, couponId: string, holder: Holder, now: number): Promise<boolean> {
  const coupon = await lockCoupon(tx, couponId);
  const use = await findUse(tx, holder.purchaseId);
  const held = use?.state === 'reserved' || use?.state === 'used';
  if (!held && (coupon === null || !(await hasUseLeft(tx, coupon, holder.userId, 'count')))) return false;
  await saveUse(tx, { couponId, ...holder, state: 'used' }, new Date(now));
  return true;
}

export function couponProducts(coupon: CouponRow, currency: Currency): ProductKey[] {
  return productKeys.filter((key) => products[key].notSold === null && couponFits(coupon, key, currency));
}
