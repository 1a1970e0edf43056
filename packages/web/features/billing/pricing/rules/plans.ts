import {
  creditsOf,
  freeLimits,
  listPrice,
  postsFor,
  products,
  savedPercent,
  signUpCredits,
  starterName,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';

type PlanPrices = Readonly<Record<Currency, Readonly<Record<Duration, number>>>>;
type OncePrices = Readonly<Record<Currency, number>>;

/** The prices with a coupon, in minor units. */
export interface DiscountedPrices {
  p_pro: PlanPrices;
  p_pre: PlanPrices;
  p_pre_credit: OncePrices;
  p_cr5000: OncePrices;
  p_cr2500: OncePrices;
  p_linkedin_analysis: OncePrices;
  p_custom_ai_agent: OncePrices;
}

/** The price of a product with a coupon, in minor units, or null if the usual price applies. */
export function reducedPrice(
  product: ProductKey,
  months: Duration,
  currency: Currency,
  discounted: DiscountedPrices | null,
): number | null {
  const price = listPrice(product, months, currency);
  if (price === null || discounted === null) return null;
  const reduced = (() => {
    switch (product) {
      case 'p_pro':
      case 'p_pre':
        return discounted[product][currency][months];
      case 'p_pre_credit':
      case 'p_cr5000':
      case 'p_cr2500':
      case 'p_linkedin_analysis':
      case 'p_custom_ai_agent':
        return discounted[product][currency];
      default:
        return price;
    }
  })();
  return reduced < price ? reduced : null;
}

export interface PlanCard {
  name: string;
  description: string;
  icon: 'seed' | 'flame' | 'coins';
  /** Null for Starter, which is free. */
  product: ProductKey | null;
  productType: 'PRO' | 'PREMIUM' | null;
  /** In minor units, for all the months. */
  price: number;
  /** The price with a coupon, or null if none applies. */
  newPrice: number | null;
  /** The total of single months, or null if nothing is saved. */
  single: number | null;
  /**
   * The saving relative to the price struck through (single months, or with a coupon the price without it), rounded.
   */
  percentOff: number;
  period: string;
  credits: number;
  creditWords: string;
  posts: number;
  features: readonly string[];
  tooltip: string | null;
  popular: boolean;
  buttonText: string;
  bestFor: string;
  /** The reason it is not on sale. */
  notSold: string | null;
}

const percentBelow = (lower: number, price: number) => Math.max(0, Math.round((1 - lower / price) * 100));

/** The saving over single months, shown next to a duration. */
export function savedNote(months: Duration, currency: Currency): string | undefined {
  const saved = savedPercent('p_pro', months, currency);
  return saved > 0 ? `−${saved}%` : undefined;
}

const moreScheduled = `More than ${freeLimits.scheduledPosts} scheduled posts at a time`;
const monthWords = (months: Duration) => (months === 1 ? '1 month' : `${months} months`);

function starter(): PlanCard {
  return {
    name: starterName,
    description: 'Everything you need to try it out.',
    icon: 'seed',
    product: null,
    productType: null,
    price: 0,
    newPrice: null,
    single: null,
    percentOff: 0,
    period: 'No card needed',
    credits: signUpCredits,
    creditWords: 'once, at sign-up',
    posts: postsFor(signUpCredits),
    features: [
      'Writing, checks and the exact preview',
      'Publishing and scheduling without credits',
      `${freeLimits.scheduledPosts} scheduled posts at a time`,
    ],
    tooltip: null,
    popular: false,
    buttonText: 'Start free',
    bestFor: 'a first look',
    notSold: null,
  };
}

function pro(currency: Currency, months: Duration, discounted: DiscountedPrices | null): PlanCard {
  const price = listPrice('p_pro', months, currency) ?? 0;
  const single = (listPrice('p_pro', 1, currency) ?? 0) * months;
  const reduced = reducedPrice('p_pro', months, currency, discounted);
  const credits = creditsOf('p_pro', months);
  return {
    name: products.p_pro.name,
    description: 'New credits every month, for regular posting.',
    icon: 'flame',
    product: 'p_pro',
    productType: 'PRO',
    price,
    newPrice: reduced,
    single: single > price ? single : null,
    percentOff: reduced === null ? savedPercent('p_pro', months, currency) : percentBelow(reduced, price),
    period: `for ${monthWords(months)}`,
    credits,
    creditWords: months === 1 ? 'a month' : `over ${months} months, added monthly`,
    posts: postsFor(credits),
    features: [moreScheduled, 'One payment, no auto-renewal', 'Unused credits stay until the plan ends'],
    tooltip: null,
    popular: true,
    buttonText: `Get ${products.p_pro.name}`,
    bestFor: 'posting every week',
    notSold: products.p_pro.notSold,
  };
}

function premium(currency: Currency, discounted: DiscountedPrices | null): PlanCard {
  const price = listPrice('p_pre_credit', 1, currency) ?? 0;
  const reduced = reducedPrice('p_pre_credit', 1, currency, discounted);
  const credits = creditsOf('p_pre_credit', 1);
  return {
    name: 'Premium',
    description: 'One purchase, no expiry.',
    icon: 'coins',
    product: 'p_pre_credit',
    productType: 'PREMIUM',
    price,
    newPrice: reduced,
    single: null,
    percentOff: percentBelow(reduced ?? price, price),
    period: 'One-time',
    credits,
    creditWords: 'once, no expiry',
    posts: postsFor(credits),
    features: ['Use as you go', 'No expiry', 'No subscription', moreScheduled],
    tooltip: 'When the credits are used up, you can buy them again.',
    popular: false,
    buttonText: 'Get Premium',
    bestFor: 'writing now and then',
    notSold: products.p_pre_credit.notSold,
  };
}

/** The plan cards from left to right. Signed-in users already have Starter. */
export function planCards(
  currency: Currency,
  months: Duration,
  { signedIn, discounted }: { signedIn: boolean; discounted: DiscountedPrices | null },
): PlanCard[] {
  const sold = [pro(currency, months, discounted), premium(currency, discounted)];
  return signedIn ? sold : [starter(), ...sold];
}
