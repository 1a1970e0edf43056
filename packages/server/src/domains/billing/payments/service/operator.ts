import { randomUUID } from 'node:crypto';
import {
  couponLimit,
  creditsOf,
  durations,
  leastCharge,
  listPrice,
  productKeys,
  products,
  type Currency,
  type ProductKey,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { audit, type Act } from '../../../accounts/audit/index.ts';
import { disableCoupon, insertCoupon, listCoupons, listUses, type CouponRow } from '../repository/coupons.ts';
import { findInvoiceByNumber } from '../repository/invoices.ts';
import { findPurchase, findPurchaseByOrder, findPurchaseByPayment } from '../repository/purchases.ts';

export interface NewCoupon {
  code: string;
  percent: number | null;
  offInr: number | null;
  offUsd: number | null;
  products: ProductKey[] | null;
  currencies: Currency[] | null;
  startsAt: Date | null;
  endsAt: Date | null;
  limitTotal: number | null;
  limitPerPerson: number | null;
}

/** Creates a coupon. Its code is trimmed and upper-cased as on the page. False when the code exists. */
export async function createCoupon(
  context: Context,
  coupon: NewCoupon,
  actor: Act['actor'],
): Promise<boolean> {
  const code = coupon.code.trim().toUpperCase();
  if (code === '' || code.length > couponLimit) throw new Error(`A code has 1 to ${couponLimit} characters.`);
  const id = randomUUID();
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    const row = { ...coupon, id, code, disabledAt: null, createdAt: new Date(now) };
    if (!(await insertCoupon(tx, row))) return false;
    const { percent, offInr, offUsd, limitTotal, limitPerPerson } = coupon;
    const details = { percent, offInr, offUsd, limitTotal, limitPerPerson };
    await audit(tx, { actor, action: 'coupon.create', subject: code, details, now });
    return true;
  });
}

/** Deactivates a coupon. Orders that reserved it keep it. False for an unknown code. */
export async function stopCoupon(context: Context, code: string, actor: Act['actor']): Promise<boolean> {
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    if (!(await disableCoupon(tx, code, new Date(now)))) return false;
    await audit(tx, { actor, action: 'coupon.disable', subject: code, now });
    return true;
  });
}

export type CouponUses = CouponRow & { used: number; reserved: number };

/** Every coupon, oldest first, with the number of uses and of open orders that reserve it. */
export async function listCouponUses(context: Context): Promise<CouponUses[]> {
  const { db } = context.database;
  const uses = new Map((await listUses(db)).map((row) => [row.couponId, row]));
  return (await listCoupons(db)).map((coupon) => {
    const { used = 0, reserved = 0 } = uses.get(coupon.id) ?? {};
    return { ...coupon, used, reserved };
  });
}

/** Finds a purchase by an invoice number, an order, a payment or our own id. Null when there is none. */
export async function purchaseNamed(context: Context, name: string): Promise<string | null> {
  const { db } = context.database;
  if (name.startsWith('order_')) return (await findPurchaseByOrder(db, name))?.id ?? null;
  if (name.startsWith('pay_')) return (await findPurchaseByPayment(db, name))?.id ?? null;
  if (name.includes('/')) return (await findInvoiceByNumber(db, name))?.purchaseId ?? null;
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)) return null;
  return (await findPurchase(db, name))?.id ?? null;
}

function priceFaults(key: ProductKey, currency: Currency): string[] {
  const isPlan = products[key].kind === 'plan';
  const single = listPrice(key, 1, currency);
  return (isPlan ? durations : [1 as const]).flatMap((months) => {
    const what = `${key}${isPlan ? `, ${months} months` : ''}, ${currency}`;
    const price = listPrice(key, months, currency);
    if (price === null) return [`${what}: is sold and has no price`];
    const least = leastCharge[currency];
    if (!Number.isInteger(price) || price < least)
      return [`${what}: ${price} is not a whole number of at least ${least} minor units`];
    return single !== null && price > single * months
      ? [`${what}: costs more than ${months} single months`]
      : [];
  });
}

export function catalogueFaults(): string[] {
  return productKeys
    .filter((key) => products[key].notSold === null)
    .flatMap((key) => [
      ...priceFaults(key, 'INR'),
      ...priceFaults(key, 'USD'),
      ...(products[key].kind !== 'service' && creditsOf(key, 1) <= 0 ? [`${key}: brings no credits`] : []),
    ]);
}
