import { creditCosts } from './credits.ts';
import type { PlanName } from './plans.ts';

export const currencies = ['INR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const durations = [1, 6, 12] as const;
export type Duration = (typeof durations)[number];
export const defaultDuration: Duration = 6;

/** The number of minor units per unit; both currencies have two decimals. */
export const minorUnits = 100;

/** The payment provider's minimum amounts in minor units. A lower total is settled without the provider. */
export const leastCharge: Readonly<Record<Currency, number>> = { INR: 100, USD: 100 };

export const productKeys = [
  'p_pre_credit',
  'p_trial',
  'p_pro',
  'p_pre',
  'p_pro_flash_offer',
  'p_pre_flash_offer',
  'p_cr5000',
  'p_cr2500',
  'p_linkedin_analysis',
  'p_custom_ai_agent',
] as const;
export type ProductKey = (typeof productKeys)[number];

/** Minor units, including taxes. */
type Prices = Readonly<Record<Currency, number>>;

/**
 * `credits`: a pack bought once that never expires, with the plan it activates, if any. `plan`: a plan for some
 * months with monthly credits. `service`: provided once, without credits.
 */
type ProductKind =
  | { kind: 'credits'; credits: number; plan: PlanName | null; prices: Prices }
  | {
      kind: 'plan';
      creditsPerMonth: number;
      plan: PlanName;
      prices: Readonly<Partial<Record<Duration, Prices>>>;
    }
  | { kind: 'service'; prices: Prices };

export type Product = ProductKind & {
  name: string;
  /** Explains why the product is not on sale; null when it is. */
  notSold: string | null;
};

const notOffered = 'This offer is not running at the moment.';

/** All products with their prices, defined only here. */
export const products: Readonly<Record<ProductKey, Product>> = {
  p_pre_credit: {
    kind: 'credits',
    name: 'Premium Credit',
    credits: 10_000,
    plan: 'Premium',
    prices: { INR: 1000_00, USD: 25_00 },
    notSold: null,
  },
  p_trial: {
    kind: 'plan',
    name: 'Trial',
    creditsPerMonth: 0,
    plan: 'Trial',
    prices: {},
    notSold: notOffered,
  },
  p_pro: {
    kind: 'plan',
    name: 'Pro',
    creditsPerMonth: 6000,
    plan: 'Pro',
    prices: {
      1: { INR: 599_00, USD: 12_00 },
      6: { INR: 2999_00, USD: 59_00 },
      12: { INR: 4999_00, USD: 99_00 },
    },
    notSold: null,
  },
  p_pre: {
    kind: 'plan',
    name: 'Premium subscription',
    creditsPerMonth: 12_000,
    plan: 'Premium',
    prices: {
      1: { INR: 999_00, USD: 20_00 },
      6: { INR: 4999_00, USD: 99_00 },
      12: { INR: 8999_00, USD: 169_00 },
    },
    notSold: notOffered,
  },
  p_pro_flash_offer: {
    kind: 'plan',
    name: 'Pro, flash offer',
    creditsPerMonth: 6000,
    plan: 'Pro',
    prices: {},
    notSold: notOffered,
  },
  p_pre_flash_offer: {
    kind: 'plan',
    name: 'Premium, flash offer',
    creditsPerMonth: 12_000,
    plan: 'Premium',
    prices: {},
    notSold: notOffered,
  },
  p_cr5000: {
    kind: 'credits',
    name: 'Credit Add-on 5000',
    credits: 5000,
    plan: null,
    prices: { INR: 600_00, USD: 14_00 },
    notSold: null,
  },
  p_cr2500: {
    kind: 'credits',
    name: 'Credit Add-on 2500',
    credits: 2500,
    plan: null,
    prices: { INR: 350_00, USD: 8_00 },
    notSold: null,
  },
  p_linkedin_analysis: {
    kind: 'service',
    name: 'LinkedIn Profile Analysis',
    prices: { INR: 299_00, USD: 4_99 },
    notSold: null,
  },
  p_custom_ai_agent: {
    kind: 'service',
    name: 'Custom AI Agent',
    prices: { INR: 5000_00, USD: 50_00 },
    notSold: null,
  },
};

/** Alternative product names in the `?product=` parameter. */
export const productAliases: Readonly<Record<string, ProductKey>> = {
  PRO: 'p_pro',
  PREMIUM: 'p_pre_credit',
  CR5000: 'p_cr5000',
  CR2500: 'p_cr2500',
  LINKEDIN_ANALYSIS: 'p_linkedin_analysis',
};

export function isProductKey(value: string): value is ProductKey {
  return Object.hasOwn(products, value);
}

/** The product for a `?product=` parameter, or null. */
export function productOf(value: string): ProductKey | null {
  if (isProductKey(value)) return value;
  return Object.hasOwn(productAliases, value) ? (productAliases[value] ?? null) : null;
}

export function isDuration(value: number): value is Duration {
  return durations.some((duration) => duration === value);
}

/**
 * The list price in minor units, or null when the product is not sold for this duration. The duration only matters
 * for plans.
 */
export function listPrice(product: ProductKey, months: Duration, currency: Currency): number | null {
  const entry = products[product];
  if (entry.kind !== 'plan') return entry.prices[currency];
  return entry.prices[months]?.[currency] ?? null;
}

export function creditsOf(product: ProductKey, months: Duration): number {
  const entry = products[product];
  switch (entry.kind) {
    case 'credits':
      return entry.credits;
    case 'plan':
      return entry.creditsPerMonth * months;
    case 'service':
      return 0;
  }
}

/** The rounded percentage saved by buying `months` at once instead of one by one, or 0. */
export function savedPercent(product: ProductKey, months: Duration, currency: Currency): number {
  const single = listPrice(product, 1, currency);
  const price = listPrice(product, months, currency);
  if (single === null || price === null || single === 0) return 0;
  return Math.max(0, Math.round((1 - price / (single * months)) * 100));
}

/** The number of posts that these credits pay for, rounded up, as shown on plan cards. */
export function postsFor(credits: number): number {
  return Math.ceil(credits / creditCosts['post.generate']);
}

/** Formats with ₹ for INR and $ otherwise; whole amounts have no decimals. */
export function formatMoney(amountMinor: number, currency: Currency): string {
  const sign = currency === 'INR' ? '₹' : '$';
  const whole = amountMinor % minorUnits === 0;
  const digits = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amountMinor / minorUnits);
  return `${sign}${digits}`;
}

/** The next page after a purchase: the report that was bought, or else the dashboard. */
export function pageAfter(product: ProductKey): string {
  return product === 'p_linkedin_analysis' ? '/dashboard/linkedin-optimizer' : '/dashboard';
}

/** The number of hours after activation in which a purchase can be cancelled with a refund. */
export const refundHours = 48;

export const couponLimit = 20;
