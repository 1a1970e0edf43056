import { products, productKeys, type Currency, type ProductKey } from '@limelight/contracts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
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

/** What the person's own open orders hold counts as free where another order of theirs would replace them. */
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

/** The coupon by its code where it is open and has a use left for this person; looks only. */
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

/** Holds a use of a coupon for an order; false when none is left. The coupon is locked until `tx` ends. */
export async function reserveCoupon(tx: Tx, couponId: string, holder: Holder, now: number): Promise<boolean> {
  const coupon = await lockCoupon(tx, couponId);
  if (coupon === null || !isCouponOpen(coupon, now)) return false;
  if (!(await hasUseLeft(tx, coupon, holder.userId, 'count'))) return false;
  await saveUse(tx, { couponId, ...holder, state: 'reserved' }, new Date(now));
  return true;
}

/** Gives back what an order held. A use that was spent stays spent. */
export async function releaseCoupon(tx: Tx, couponId: string, holder: Holder, now: number): Promise<void> {
  await lockCoupon(tx, couponId);
  const use = await findUse(tx, holder.purchaseId);
  if (use?.state === 'reserved') await saveUse(tx, { couponId, ...holder, state: 'released' }, new Date(now));
}

/**
 * Spends the use an order held. An order that lapsed takes a use again if one is left: else false, and what was paid at
 * the lower price has to go back.
 */
export async function spendCoupon(tx: Tx, couponId: string, holder: Holder, now: number): Promise<boolean> {
  const coupon = await lockCoupon(tx, couponId);
  const use = await findUse(tx, holder.purchaseId);
  const held = use?.state === 'reserved' || use?.state === 'used';
  if (!held && (coupon === null || !(await hasUseLeft(tx, coupon, holder.userId, 'count')))) return false;
  await saveUse(tx, { couponId, ...holder, state: 'used' }, new Date(now));
  return true;
}

/** The products a coupon is good for here. */
export function couponProducts(coupon: CouponRow, currency: Currency): ProductKey[] {
  return productKeys.filter((key) => products[key].notSold === null && couponFits(coupon, key, currency));
}
