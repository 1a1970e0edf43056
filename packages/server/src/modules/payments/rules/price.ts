import {
  leastCharge,
  listPrice,
  products,
  refundHours,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts';

/** What of a coupon bears on a price. */
export interface CouponTerms {
  percent: number | null;
  offInr: number | null;
  offUsd: number | null;
  products: readonly ProductKey[] | null;
  currencies: readonly Currency[] | null;
  startsAt: Date | null;
  endsAt: Date | null;
  disabledAt: Date | null;
}

export function isCouponOpen(coupon: CouponTerms, now: number): boolean {
  return (
    coupon.disabledAt === null &&
    (coupon.startsAt === null || coupon.startsAt.getTime() <= now) &&
    (coupon.endsAt === null || coupon.endsAt.getTime() > now)
  );
}

/** Whether the coupon takes anything off this product in this currency. */
export function couponFits(coupon: CouponTerms, product: ProductKey, currency: Currency): boolean {
  const off = currency === 'INR' ? coupon.offInr : coupon.offUsd;
  return (
    (coupon.products === null || coupon.products.includes(product)) &&
    (coupon.currencies === null || coupon.currencies.includes(currency)) &&
    (coupon.percent !== null || off !== null)
  );
}

/** Minor units off, never more than the price. A percentage is rounded to the nearest minor unit. */
export function discountOf(coupon: CouponTerms, listMinor: number, currency: Currency): number {
  const off =
    coupon.percent === null
      ? ((currency === 'INR' ? coupon.offInr : coupon.offUsd) ?? 0)
      : Math.round((listMinor * coupon.percent) / 100);
  return Math.min(listMinor, off);
}

export interface Quote {
  listMinor: number;
  discountMinor: number;
  /** What is charged. 0 where the rest is under the least amount of the provider: it is let off. */
  amountMinor: number;
}

/**
 * The price of a product from the catalogue, in minor units; null where it is not sold, has no price for these months,
 * or the coupon is not good for it.
 */
export function quote(
  product: ProductKey,
  months: Duration,
  currency: Currency,
  coupon: CouponTerms | null,
): Quote | null {
  const listMinor = listPrice(product, months, currency);
  if (listMinor === null || products[product].notSold !== null) return null;
  if (coupon !== null && !couponFits(coupon, product, currency)) return null;
  const discountMinor = coupon === null ? 0 : discountOf(coupon, listMinor, currency);
  const rest = listMinor - discountMinor;
  return { listMinor, discountMinor, amountMinor: rest < leastCharge[currency] ? 0 : rest };
}

/** The months that count for a product: those asked for where it is a plan, else 1. */
export function monthsOf(product: ProductKey, asked: Duration | null, fallback: Duration): Duration {
  return products[product].kind === 'plan' ? (asked ?? fallback) : 1;
}

/** The instant up to which a buyer can cancel with a refund. */
export const refundableUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + refundHours * 3_600_000);

/**
 * What goes back of `amountMinor` when `used` of the purchase's `credits` are spent: the price less their share, rounded
 * up to the buyer's favour by less than one minor unit. All of it where the purchase brought no credits.
 */
export function refundOf(amountMinor: number, credits: number, used: number): number {
  if (credits === 0) return amountMinor;
  const spent = Math.min(Math.max(used, 0), credits);
  return amountMinor - Math.floor((amountMinor * spent) / credits);
}

/** Credits that a refund begun elsewhere takes back: its share of the purchase's, as far as they are unused. */
export function creditsForRefund(
  refundMinor: number,
  amountMinor: number,
  credits: number,
  unused: number,
): number {
  if (amountMinor === 0 || refundMinor >= amountMinor) return unused;
  return Math.min(unused, Math.ceil((credits * refundMinor) / amountMinor));
}
