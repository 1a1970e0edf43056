import { durations, isDuration, type Currency, type Duration } from '@limelight/contracts/catalog';
import { Button } from '../../../../ui/button.tsx';
import { savedNote } from '../rules/plans.ts';
import { mayChooseCurrency, rupeesBarred, type PricePlace } from '../rules/price-place.ts';
import { Choice } from './choice.tsx';
import styles from './pricing-controls.module.css';

export function PricingControls({
  place,
  currency,
  months,
  onMonths,
  onCurrency,
  onRetry,
}: {
  place: PricePlace;
  currency: Currency;
  months: Duration;
  onMonths: (months: Duration) => void;
  onCurrency: (currency: Currency) => void;
  onRetry: () => void;
}) {
  return (
    <div className={styles.controls}>
      <Choice
        label="Duration of Pro"
        name="months"
        options={durations.map((duration) => ({
          value: String(duration),
          label: duration === 1 ? '1 month' : `${duration} months`,
          note: savedNote(duration, currency),
        }))}
        value={String(months)}
        onChange={(value) => {
          const chosen = Number(value);
          if (isDuration(chosen)) onMonths(chosen);
        }}
      />
      {/* Present from the first paint on, so that nothing moves once the country is known. */}
      <Choice
        label="Currency"
        name="currency"
        options={[
          {
            value: 'INR',
            label: '₹ INR',
            barred: mayChooseCurrency(place) ? undefined : rupeesBarred,
          },
          { value: 'USD', label: '$ USD' },
        ]}
        value={currency}
        onChange={(value) => onCurrency(value === 'USD' ? 'USD' : 'INR')}
      />
      {place.kind === 'failed' && <PlaceFailed onRetry={onRetry} />}
    </div>
  );
}

/** Shown when the country could not be detected, so prices are in dollars. */
export function PlaceFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <span>We could not detect your currency, so prices are in US dollars.</span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
