import {
  listPrice,
  products,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { reducedPrice, type DiscountedPrices } from '../rules/plans.ts';
import styles from './one-product.module.css';
import { Price } from './price.tsx';

/** The block of `?product=`: one product with its price and, while it is on sale, the button to buy it. */
export function OneProduct({
  product,
  months,
  currency,
  pending,
  reason,
  discounted = null,
  coupon,
  beside,
  action,
  all,
}: {
  product: ProductKey;
  months: Duration;
  currency: Currency;
  pending: boolean;
  /** The reason it is not on sale, or null if it is. */
  reason: string | null;
  discounted?: DiscountedPrices | null;
  coupon?: ReactNode;
  /** Shown while it is not on sale. */
  beside?: ReactNode;
  action: ReactNode;
  /** The page with all plans and prices. */
  all: string;
}) {
  const entry = products[product];
  const amount = listPrice(product, months, currency);
  const reduced = reason === null ? reducedPrice(product, months, currency, discounted) : null;
  return (
    <Card className={styles.single ?? ''}>
      <h2 className={styles.name}>{entry.name}</h2>
      {amount !== null && (
        <Price
          amount={reduced ?? amount}
          before={reduced === null ? null : amount}
          currency={currency}
          pending={pending}
        />
      )}
      <p className={styles.quiet}>
        One-time payment
        {entry.kind === 'plan' && `, for ${months === 1 ? '1 month' : `${months} months`}`}
      </p>
      {reason === null && coupon}
      {reason === null ? action : <p className={styles.reason}>{reason}</p>}
      {reason !== null && beside}
      <ButtonLink to={all} look="quiet" wide>
        All plans and prices
      </ButtonLink>
    </Card>
  );
}
