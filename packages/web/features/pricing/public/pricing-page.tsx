import {
  defaultDuration,
  products,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { measure } from '../../../lib/measure.ts';
import { session } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CouponBox } from '../block/coupon-box.tsx';
import { PricingControls } from '../block/pricing-controls.tsx';
import { Offers } from '../cards/offers.tsx';
import { PlanCards } from '../cards/plan-cards.tsx';
import { clickEvents } from '../rules/click-events.ts';
import { planCards } from '../rules/plans.ts';
import { shownCurrency } from '../rules/price-place.ts';
import { dashboardAddress } from '../rules/wish.ts';
import styles from './pricing-page.module.css';
import { usePlace } from './use-place.ts';

function measureClick(product: ProductKey | null): void {
  const event = product && clickEvents[product];
  if (event) measure(event);
}

/** What a visitor may choose. They go to the dashboard to buy, with what they chose. */
export function PublicPricing() {
  const { place, retry } = usePlace();
  const navigate = useNavigate();
  const [months, setMonths] = useState<Duration>(defaultDuration);
  const [wantsUsd, setWantsUsd] = useState(false);
  const currency: Currency = shownCurrency(place, wantsUsd);
  useEffect(() => {
    // Who is signed in goes on to the dashboard, where it is counted.
    if (!session.read()) measure('page_land_pricing');
  }, []);
  const pending = place.kind === 'loading';
  const wish = { months, usd: wantsUsd };
  return (
    <div className={styles.block}>
      <div className={styles.controls}>
        <PricingControls
          place={place}
          currency={currency}
          months={months}
          onMonths={setMonths}
          onCurrency={(chosen) => setWantsUsd(chosen === 'USD')}
          onRetry={retry}
        />
        <CouponBox
          state={{ kind: 'none' }}
          onApply={(coupon) => void navigate(dashboardAddress({ ...wish, coupon }))}
          onClear={() => undefined}
        />
      </div>
      <PlanCards
        cards={planCards(currency, months, { signedIn: false, discounted: null })}
        currency={currency}
        pending={pending}
        action={(card) =>
          card.notSold === null ? (
            <ButtonLink
              to={card.product === null ? '/dashboard' : dashboardAddress(wish)}
              look={card.popular ? 'accent' : 'ink'}
              size="large"
              onClick={() => measureClick(card.product)}
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
            to={dashboardAddress({ ...wish, product })}
            aria-label={`Buy ${title}`}
            onClick={() => measureClick(product)}
          >
            Buy
          </ButtonLink>
        )}
      />
    </div>
  );
}

/** `/pricing`: its dark heading, and what can be bought rising out of it. */
export function PricingStage({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.lifted}>{children}</div>
    </>
  );
}
