import {
  leastCharge,
  listPrice,
  products,
  refundHours,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts';

/** The coupon fields that affect the price. */
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

export function couponFits(coupon: CouponTerms, product: ProductKey, currency: Currency): boolean {
  const off = currency === 'INR' ? coupon.offInr : coupon.offUsd;
  return (
    (coupon.products === null || coupon.products.includes(product)) &&
    (coupon.currencies === null || coupon.currencies.includes(currency)) &&
    (coupon.percent !== null || off !== null)
  );
}

/** The discount in minor units, at most the price. A percentage is rounded to the nearest minor unit. */
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
  /** The charged amount. 0 when the remainder is below the provider's minimum and is waived. */
  amountMinor: number;
}

/**
 * The price of a product in minor units. Null when it is not sold, has no price for these months, or the coupon does
 * not apply to it.
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

/** The months that apply to a product: the requested ones for a plan, otherwise 1. */
export function monthsOf(product: ProductKey, asked: Duration | null, fallback: Duration): Duration {
  return products[product].kind === 'plan' ? (asked ?? fallback) : 1;
}

/** The instant until which a buyer can cancel for a refund. */
export const refundableUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + refundHours * 3_600_000);

/**
 * The refund of `amountMinor` when `used` of the purchase's `credits` are spent: the price less their share, rounded up
 * in the buyer's favour by less than one minor unit. The full amount if the purchase included no credits.
 */
export function refundOf(amountMinor: number, credits: number, used: number): number {
  if (credits === 0) return amountMinor;
  const spent = Math.min(Math.max(used, 0), credits);
  return amountMinor - Math.floor((amountMinor * spent) / credits);
}

/**
 * The credits taken back for a refund started at the provider: its share of the purchase's credits, limited to the
 * unused ones.
 */
export function creditsForRefund(
  refundMinor: number,
  amountMinor: number,
  credits: number,
  unused: number,
): number {
  if (amountMinor === 0 || refundMinor >= amountMinor) return unused;
  return Math.min(unused, Math.ceil((credits * refundMinor) / amountMinor));
}
