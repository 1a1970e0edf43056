import {
  defaultDuration,
  durations,
  isProductKey,
  products,
  type Currency,
  type Duration,
} from '@limelight/contracts/catalog';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CouponBox } from '../block/coupon-box.tsx';
import { PlaceFailed, PricingControls } from '../block/pricing-controls.tsx';
import { Offers } from '../cards/offers.tsx';
import { OneProduct } from '../cards/one-product.tsx';
import { PlanCards } from '../cards/plan-cards.tsx';
import { clickEvents } from '../rules/click-events.ts';
import { planCards } from '../rules/plans.ts';
import { dashboardAddress, printedName } from '../rules/wish.ts';
import styles from './pricing-page.module.css';

const currencies = ['INR', 'USD'] as const satisfies readonly Currency[];
/** On the prerendered page `live-prices.ts` handles the events. */
const byScript = () => undefined;

function Prices({
  currency,
  months,
  pending = false,
}: {
  currency: Currency;
  months: Duration;
  pending?: boolean;
}) {
  return (
    <>
      <PlanCards
        cards={planCards(currency, months, { signedIn: false, discounted: null })}
        currency={currency}
        pending={pending}
        action={(card) =>
          card.notSold === null ? (
            <ButtonLink
              to={card.product === null ? '/dashboard' : dashboardAddress({ months })}
              look={card.popular ? 'accent' : 'ink'}
              size="large"
              data-event={card.product === null ? undefined : clickEvents[card.product]}
            >
              {card.buttonText}
            </ButtonLink>
          ) : (
            <p className={styles.reason}>{card.notSold}</p>
          )
        }
      />
      <h2 className={styles.title}>Credits and one-time services</h2>
      <Offers
        currency={currency}
        pending={pending}
        notSold={(product) => products[product].notSold}
        action={(product, title) => (
          <ButtonLink
            to={dashboardAddress({ months, product })}
            aria-label={`Buy ${title}`}
            data-event={clickEvents[product]}
          >
            Buy
          </ButtonLink>
        )}
      />
    </>
  );
}

const everyProduct = Object.keys(products).filter(isProductKey);

/** The templates of one product, each price once. */
function ProductTemplates({ currency, months }: { currency: Currency; months: Duration }) {
  return everyProduct
    .filter((product) => products[product].kind === 'plan' || months === defaultDuration)
    .map((product) => (
      <template key={product} data-prices-of={printedName(currency, months, product)}>
        <OneProduct
          product={product}
          months={months}
          currency={currency}
          pending
          reason={products[product].notSold}
          action={
            <ButtonLink to={dashboardAddress({ product, months })} look="accent" size="large" wide>
              Retry Payment
            </ButtonLink>
          }
          all="/pricing"
        />
      </template>
    ));
}

/**
 * The choices of a visitor, who continues to the dashboard to buy. Every currency and duration is prerendered, and so is
 * the block of each product for `?product=`. `live-prices.ts` shows what applies.
 */
export function PublicPricing() {
  return (
    <div className={styles.block} data-prices>
      <div className={styles.controls}>
        <PricingControls
          place={{ kind: 'loading' }}
          currency="USD"
          months={defaultDuration}
          onMonths={byScript}
          onCurrency={byScript}
          onRetry={byScript}
        />
        <CouponBox state={{ kind: 'none' }} onApply={byScript} onClear={byScript} />
      </div>
      <div className={styles.shown} data-shown>
        <Prices currency="USD" months={defaultDuration} pending />
      </div>
      {currencies.map((currency) =>
        durations.map((months) => (
          <Fragment key={`${currency} ${months}`}>
            <template data-prices-of={printedName(currency, months, null)}>
              <Prices currency={currency} months={months} />
            </template>
            <ProductTemplates currency={currency} months={months} />
          </Fragment>
        )),
      )}
      <template data-failed>
        <PlaceFailed onRetry={byScript} />
      </template>
    </div>
  );
}

/** The stage of `/pricing`: a dark heading with the cards overlapping its lower edge. */
export function PricingStage({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.lifted}>{children}</div>
    </>
  );
}
