import {
  formatMoney,
  listPrice,
  starterName,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatCredits, formatDate } from '../../../../lib/format.ts';
import { measure } from '../../../../lib/measure.ts';
import { useUser } from '../../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../../ui/page.tsx';
import { CouponBox } from '../block/coupon-box.tsx';
import { CouponWords } from '../block/coupon-words.tsx';
import { PricingControls } from '../block/pricing-controls.tsx';
import { Offers, titleOf } from '../cards/offers.tsx';
import { PlanCards } from '../cards/plan-cards.tsx';
import { BillingDialog } from '../checkout/billing-dialog.tsx';
import { CheckoutNotice } from '../checkout/checkout-notice.tsx';
import type { Purchase } from '../checkout/flow.ts';
import { ThankYouDialog } from '../checkout/thank-you-dialog.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { clickEvents } from '../rules/click-events.ts';
import { planCards, reducedPrice } from '../rules/plans.ts';
import { readWish } from '../rules/wish.ts';
import styles from './pricing-page.module.css';
import { SingleProduct } from './single-product.tsx';
import { useCoupon } from './use-coupon.ts';
import { usePrices } from './use-prices.ts';

/** Lets people ask whether an agent can be built before buying it. */
const briefLink = (product: ProductKey) =>
  product === 'p_custom_ai_agent' ? (
    <Link to="/dashboard/support?topic=agent" className={styles.brief}>
      Ask before you buy
    </Link>
  ) : null;

function Held() {
  const user = useUser().data;
  if (!user) return 'Every purchase is a one-time payment. Nothing renews automatically.';
  const until = user.planExpTime ? ` until ${formatDate(user.planExpTime)}` : '';
  return `You’re on ${user.plan ?? starterName}${until} with ${formatCredits(user.userUsage)}. Nothing renews automatically.`;
}

/** The page `/dashboard/pricing`: plans, add-ons and services, or with `?product=` a single product. */
export function DashboardPricing({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  const [wish] = useState(() => readWish(search));
  const asked = readWish(search).product;
  const user = useUser();
  const prices = usePrices(wish.usd);
  const checkout = useCheckout();
  const [months, setMonths] = useState<Duration>(wish.months);
  const [editing, setEditing] = useState(false);
  const { currency, pending, place } = prices;
  const coupon = useCoupon(currency);
  const { state, start, reset } = checkout;
  const { apply, codeFor, refuse } = coupon;
  const busy = ['ordering', 'loading', 'open', 'confirming'].includes(state.kind);
  const discounted = coupon.found?.discountedPrice ?? null;
  const bought = 'purchase' in state && busy ? state.purchase.product : null;

  useEffect(() => measure('page_land_pricing'), []);
  // A code entered before logging in is applied at once.
  useEffect(() => {
    if (wish.coupon !== '') apply(wish.coupon);
  }, [wish.coupon, apply]);

  useEffect(() => {
    if (state.kind === 'coupon') refuse(state.message);
  }, [state, refuse]);

  const choose = useCallback(
    (product: ProductKey) => {
      const event = clickEvents[product];
      if (event) measure(event);
      start({ product, months, coupon: codeFor(product) });
    },
    [start, months, codeFor],
  );

  const buying = ({ product, months: term }: Purchase) => {
    const price =
      reducedPrice(product, term, currency, discounted) ?? listPrice(product, term, currency) ?? 0;
    return `${titleOf(product, term)} for ${formatMoney(price, currency)}`;
  };
  const shared = { currency, pending };
  return (
    <Page>
      <PageHeader
        title="Plans and prices"
        description={<Held />}
        actions={
          <>
            {prices.saved && (
              <Button look="quiet" onClick={() => setEditing(true)}>
                Billing address
              </Button>
            )}
            <ButtonLink to="/dashboard/payments">Payments and invoices</ButtonLink>
          </>
        }
      />
      <CheckoutNotice state={state} onAgain={start} />
      {prices.failure && !pending && (
        <ErrorState title="Some prices did not load" onRetry={prices.retry}>
          {prices.failure.message}
        </ErrorState>
      )}
      {prices.overruled && !pending && (
        <Callout
          title="Prices are in rupees, as your billing address says"
          action={<Button onClick={() => void prices.choose('USD')}>Pay in US dollars</Button>}
        >
          You chose US dollars before you logged in. The currency saved with your billing address applies
          until you change it.
        </Callout>
      )}
      {!prices.configured && (
        <Callout tone="warn" title="Purchases are not available yet">
          Payments are not configured on this server.
        </Callout>
      )}
      {asked ? (
        <SingleProduct
          key={asked}
          {...shared}
          product={asked}
          months={months}
          reason={prices.reasonOf(asked)}
          beside={briefLink(asked)}
          discounted={discounted}
          coupon={<CouponWords state={coupon.state} good={coupon.codeFor(asked) !== null} />}
          ready={
            !pending &&
            user.data !== undefined &&
            prices.failure === null &&
            (wish.coupon === '' || coupon.codeFor(asked) !== null)
          }
          busy={busy}
          onBuy={() => choose(asked)}
        />
      ) : (
        <>
          <div className={styles.controls}>
            <PricingControls
              place={place}
              currency={currency}
              months={months}
              onMonths={setMonths}
              onCurrency={(chosen) => void prices.choose(chosen)}
              onRetry={prices.retry}
            />
            <CouponBox
              state={coupon.state}
              first={wish.coupon}
              onApply={coupon.apply}
              onClear={coupon.clear}
            />
          </div>
          <PlanCards
            {...shared}
            plan={user.data?.plan ?? null}
            cards={planCards(currency, months, {
              signedIn: true,
              discounted,
            })}
            action={({ product, popular, buttonText }) => {
              const reason = product && prices.reasonOf(product);
              if (!product || reason) return <p className={styles.reason}>{reason}</p>;
              return (
                <Button
                  look={popular ? 'accent' : 'plain'}
                  size="large"
                  loading={bought === product}
                  disabled={pending || (busy && bought !== product)}
                  onClick={() => choose(product)}
                >
                  {product === 'p_pro' && user.data?.plan === 'Pro' ? 'Extend Pro' : buttonText}
                </Button>
              );
            }}
          />
          <h2 className={styles.title}>Credits and one-time services</h2>
          <Offers
            {...shared}
            discounted={discounted}
            notSold={prices.reasonOf}
            beside={briefLink}
            action={(product, title) => (
              <Button
                aria-label={`Buy ${title}`}
                loading={bought === product}
                disabled={pending || (busy && bought !== product)}
                onClick={() => choose(product)}
              >
                Buy
              </Button>
            )}
          />
          {children}
        </>
      )}
      {(state.kind === 'billing' || editing) && (
        <BillingDialog
          saved={prices.saved}
          here={place.kind === 'known' ? place.country : null}
          usd={prices.usd}
          buying={state.kind === 'billing' ? buying(state.purchase) : null}
          onSaved={() => {
            setEditing(false);
            if (state.kind === 'billing') start(state.purchase);
          }}
          onClose={() => {
            setEditing(false);
            if (state.kind === 'billing') reset();
          }}
        />
      )}
      {state.kind === 'paid' && <ThankYouDialog paid={state.paid} onClose={reset} />}
    </Page>
  );
}
