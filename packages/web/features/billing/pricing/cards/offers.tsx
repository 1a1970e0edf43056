import {
  listPrice,
  products,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { reducedPrice, type DiscountedPrices } from '../rules/plans.ts';
import styles from './offers.module.css';
import { Price } from './price.tsx';

export const offers = [
  {
    product: 'p_cr5000',
    title: '5,000 credits',
    words: 'Works with any plan, or without one. Credits never expire.',
  },
  { product: 'p_cr2500', title: '2,500 credits', words: 'The smaller pack. Credits never expire.' },
  {
    product: 'p_linkedin_analysis',
    title: products.p_linkedin_analysis.name,
    words: 'One full report on your profile, by email within 48 hours. No credits needed.',
  },
  {
    product: 'p_custom_ai_agent',
    title: products.p_custom_ai_agent.name,
    words: 'One agent built from your own brief. You approve the proposal before we build it.',
  },
] as const satisfies readonly { product: ProductKey; title: string; words: string }[];

/** A product as its card names it, such as "Pro, 6 months" or "2,500 credits". */
export function titleOf(product: ProductKey, months: Duration): string {
  const sold = products[product];
  if (sold.kind === 'plan') return `${sold.plan}, ${months === 1 ? '1 month' : `${months} months`}`;
  const offered = offers.find((offer) => offer.product === product)?.title ?? sold.name;
  return sold.kind === 'credits' ? (sold.plan ?? offered) : offered;
}

/** Add-ons and services, each with its price and a button, or the reason it is not on sale. */
export function Offers({
  currency,
  pending,
  discounted = null,
  notSold,
  beside,
  action,
}: {
  currency: Currency;
  pending: boolean;
  discounted?: DiscountedPrices | null;
  /** The reason a product is not on sale here, or null if it is. */
  notSold: (product: ProductKey) => string | null;
  /** Shown with a product that is not on sale. */
  beside?: (product: ProductKey) => ReactNode;
  action: (product: ProductKey, title: string) => ReactNode;
}) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ product, title, words }) => {
        const reason = notSold(product);
        const price = listPrice(product, 1, currency) ?? 0;
        const reduced = reason === null ? reducedPrice(product, 1, currency, discounted) : null;
        return (
          <li key={product} className={styles.offer}>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.about}>{words}</p>
            </div>
            <div className={styles.buy}>
              <Price
                small
                amount={reduced ?? price}
                before={reduced === null ? null : price}
                currency={currency}
                pending={pending}
              />
              {reason === null ? action(product, title) : <p className={styles.reason}>{reason}</p>}
              {reason !== null && beside?.(product)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
