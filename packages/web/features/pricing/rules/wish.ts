import {
  couponLimit,
  defaultDuration,
  isDuration,
  productOf,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';

/** What somebody chose on a pricing page, as its address carries it. */
export interface Wish {
  months: Duration;
  /** Dollars chosen where rupees would be shown. */
  usd: boolean;
  coupon: string;
  /** One product alone. */
  product: ProductKey | null;
}

/** Where a choice is bought; what is as usual is left out of the address. */
export function dashboardAddress(wish: Partial<Wish>): string {
  const search = new URLSearchParams();
  if (wish.product) search.set('product', wish.product);
  if (wish.months && wish.months !== defaultDuration) search.set('months', String(wish.months));
  if (wish.usd) search.set('currency', 'USD');
  if (wish.coupon) search.set('coupon', wish.coupon);
  return `/dashboard/pricing${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** The choice in an address; whatever is not known there is as usual. */
export function readWish(search: URLSearchParams): Wish {
  const months = Number(search.get('months'));
  return {
    months: isDuration(months) ? months : defaultDuration,
    usd: search.get('currency') === 'USD',
    coupon: (search.get('coupon') ?? '').trim().toUpperCase().slice(0, couponLimit),
    product: productOf(search.get('product') ?? ''),
  };
}
