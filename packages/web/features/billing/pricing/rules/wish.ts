import {
  couponLimit,
  defaultDuration,
  isDuration,
  productOf,
  products,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';

export interface Wish {
  months: Duration;
  /** True when the user chose dollars where rupees are the default. */
  usd: boolean;
  coupon: string;
  product: ProductKey | null;
}

/** The dashboard address to buy a choice. Default values are left out. */
export function dashboardAddress(wish: Partial<Wish>): string {
  const search = new URLSearchParams();
  if (wish.product) search.set('product', wish.product);
  if (wish.months && wish.months !== defaultDuration) search.set('months', String(wish.months));
  if (wish.usd) search.set('currency', 'USD');
  if (wish.coupon) search.set('coupon', wish.coupon);
  return `/dashboard/pricing${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Reads the choices from an address. Unknown values become the defaults. */
export function readWish(search: URLSearchParams): Wish {
  const months = Number(search.get('months'));
  return {
    months: isDuration(months) ? months : defaultDuration,
    usd: search.get('currency') === 'USD',
    coupon: (search.get('coupon') ?? '').trim().toUpperCase().slice(0, couponLimit),
    product: productOf(search.get('product') ?? ''),
  };
}

/** Names the prerendered prices for these choices. Only the prices of plans depend on the duration. */
export function printedName(currency: Currency, months: Duration, product: ProductKey | null): string {
  if (product === null) return `${currency} ${months}`;
  return products[product].kind === 'plan' ? `${product} ${currency} ${months}` : `${product} ${currency}`;
}
