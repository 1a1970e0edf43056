import { formatMoney, type Currency } from '@limelight/contracts/catalog';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './price.module.css';

/**
 * A price with the higher one it replaces. Amounts in minor units. Until the currency is known, the price keeps its
 * space but is hidden.
 */
export function Price({
  amount,
  before,
  currency,
  percentOff = 0,
  pending,
  small = false,
}: {
  amount: number;
  before: number | null;
  currency: Currency;
  percentOff?: number;
  pending: boolean;
  small?: boolean;
}) {
  return (
    <p className={classNames(styles.price, small && styles.small)} aria-busy={pending || undefined}>
      <span className={styles.figures}>
        <strong className={styles.now}>{formatMoney(amount, currency)}</strong>
        {before !== null && (
          <s className={styles.before}>
            <span className="visually-hidden">instead of </span>
            {formatMoney(before, currency)}
          </s>
        )}
      </span>
      {percentOff > 0 && <span className={styles.off}>{percentOff}% off</span>}
    </p>
  );
}
