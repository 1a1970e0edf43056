import {
  listPrice,
  products,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../cards/price.tsx';
import { reducedPrice, type DiscountedPrices } from '../rules/plans.ts';
import styles from './pricing-page.module.css';

export function SingleProduct({
  product,
  months,
  currency,
  pending,
  reason,
  beside,
  discounted,
  coupon,
  ready,
  busy,
  onBuy,
}: {
  product: ProductKey;
  months: Duration;
  currency: Currency;
  pending: boolean;
  /** The reason it is not on sale, or null if it is. */
  reason: string | null;
  /** Shown while it is not on sale. */
  beside: ReactNode;
  discounted: DiscountedPrices | null;
  coupon: ReactNode;
  /** True once everything that an order needs is known. */
  ready: boolean;
  busy: boolean;
  onBuy: () => void;
}) {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !ready || reason !== null) return;
    begun.current = true;
    onBuy();
  }, [ready, reason, onBuy]);
  const entry = products[product];
  const amount = listPrice(product, months, currency);
  const reduced = reason === null ? reducedPrice(product, months, currency, discounted) : null;
  return (
    <Card className={styles.single ?? ''}>
      <h2 className={styles.singleName}>{entry.name}</h2>
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
      {reason === null ? (
        <Button look="accent" size="large" wide loading={busy} onClick={onBuy}>
          Retry Payment
        </Button>
      ) : (
        <>
          <p className={styles.reason}>{reason}</p>
          {beside}
        </>
      )}
      <ButtonLink to="/dashboard/pricing" look="quiet" wide>
        All plans and prices
      </ButtonLink>
    </Card>
  );
}
