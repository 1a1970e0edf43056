import { creditUses } from '@limelight/contracts/catalog';
import type { Currency, Duration } from '@limelight/contracts/catalog';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pricingQuestions } from '../../../content/pricing.ts';
import { CouponBox } from './block/coupon-box.tsx';
import { PricingControls } from './block/pricing-controls.tsx';
import { CreditTable } from './cards/credit-table.tsx';
import { Offers } from './cards/offers.tsx';
import { PlanCards } from './cards/plan-cards.tsx';
import { SuccessBanner, redirectMs } from './checkout/success-banner.tsx';
import { SingleProduct } from './dashboard/single-product.tsx';
import { PublicPricing } from './public/pricing-page.tsx';
import { planCards, type DiscountedPrices } from './rules/plans.ts';
import { cleanCode } from './rules/coupon-code.ts';
import { clickEvents } from './rules/click-events.ts';
import {
  isOverruled,
  mayChooseCurrency,
  readPlace,
  shownCurrency,
  type PricePlace,
} from './rules/price-place.ts';
import { pricingData } from './rules/structured-data.ts';
import { dashboardAddress, printedName, readWish } from './rules/wish.ts';

const print = (page: ReactElement) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const none = () => undefined;
const india: PricePlace = { kind: 'known', currency: 'INR', country: 'IN' };

function cardsIn(currency: Currency, months: Duration, discounted: DiscountedPrices | null = null) {
  const cards = planCards(currency, months, { signedIn: false, discounted });
  return words(
    print(<PlanCards cards={cards} currency={currency} pending={false} action={(card) => card.buttonText} />),
  );
}

describe('plan cards', () => {
  test('Starter: free, 500 credits, 17 posts', () => {
    expect(cardsIn('INR', 6)).toMatch(/Starter .*₹0 .*500 credits .*17 posts/);
    expect(cardsIn('USD', 6)).toMatch(/Starter .*\$0 /);
  });

  test('Premium: 1000 INR or 25 USD once, 10,000 credits, 334 posts, no expiry', () => {
    const premium = /Premium .*₹1,000 .*One-time.*10,000 credits .*no expiry .*334 posts/;
    expect(cardsIn('INR', 1)).toMatch(premium);
    expect(cardsIn('USD', 12)).toMatch(/Premium .*\$25 /);
    for (const feature of ['Use as you go', 'No expiry', 'No subscription'])
      expect(cardsIn('INR', 6)).toContain(feature);
    expect(cardsIn('INR', 6)).toContain('When the credits are used up, you can buy them again.');
  });

  test.each([
    ['INR', 1, '₹599', '6,000', null],
    ['INR', 6, '₹2,999', '36,000', 17],
    ['INR', 12, '₹4,999', '72,000', 30],
    ['USD', 1, '$12', '6,000', null],
    ['USD', 6, '$59', '36,000', 18],
    ['USD', 12, '$99', '72,000', 31],
  ] as const)(
    'Pro in %s for %i months: %s, %s credits, %s per cent off',
    (currency, months, price, credits, off) => {
      const [, pro = ''] = cardsIn(currency, months).split('Most popular');
      const [own = ''] = pro.split('Premium ');
      expect(own).toContain(`${price} `);
      expect(own).toContain(`${credits} credits`);
      expect(own.match(/\d+% off/)?.[0] ?? null).toBe(off && `${off}% off`);
    },
  );

  test('a coupon shows the new price beside the old one', () => {
    const flat = (amount: number) => ({ 1: amount, 6: amount, 12: amount });
    const discounted = {
      p_pro: { INR: flat(1499_00), USD: flat(29_00) },
      p_pre: { INR: flat(4999_00), USD: flat(99_00) },
      p_pre_credit: { INR: 1000_00, USD: 25_00 },
      p_cr5000: { INR: 300_00, USD: 14_00 },
      p_cr2500: { INR: 350_00, USD: 8_00 },
      p_linkedin_analysis: { INR: 299_00, USD: 4_99 },
      p_custom_ai_agent: { INR: 5000_00, USD: 50_00 },
    };
    const prices = (currency: Currency) =>
      print(
        <Offers
          currency={currency}
          pending={false}
          discounted={discounted}
          notSold={() => null}
          action={() => null}
        />,
      ).match(/[₹$]\d+/g);
    expect(prices('INR')?.slice(0, 3)).toEqual(['₹300', '₹600', '₹350']);
    expect(prices('USD')?.slice(0, 2)).toEqual(['$14', '$8']);
    const text = cardsIn('INR', 6, discounted);
    expect(text).toMatch(/₹1,499 instead of ₹2,999/);
    expect(text).toContain('You save ₹1,500 with your coupon');
    // Relative to the price struck through, not to six single months.
    expect(text.match(/\d+% off/g)).toEqual(['50% off']);
    expect(text).not.toMatch(/instead of ₹1,000/);
  });

  test('whoever is signed in is shown two cards without Starter, in two columns', () => {
    const cards = planCards('USD', 6, { signedIn: true, discounted: null });
    expect(cards.map((card) => card.name)).toEqual(['Pro', 'Premium']);
    const html = print(<PlanCards cards={cards} currency="USD" pending={false} action={() => null} />);
    expect(html).toContain('data-columns="2"');
    expect(html).not.toContain('Starter');
  });

  test('the cards know the page’s own names of products', () => {
    const types = planCards('USD', 6, { signedIn: true, discounted: null }).map((card) => card.productType);
    expect(types).toEqual(['PRO', 'PREMIUM']);
  });
});

describe('what is chosen', () => {
  const controls = (place: PricePlace, currency: Currency) =>
    print(
      <PricingControls
        place={place}
        currency={currency}
        months={6}
        onMonths={none}
        onCurrency={none}
        onRetry={none}
      />,
    );

  test('three durations, six months at first', () => {
    const html = controls(india, 'INR');
    for (const months of ['1 month', '6 months', '12 months']) expect(words(html)).toContain(months);
    expect(html).toMatch(/checked="" value="6"|value="6" checked=""/);
    expect(readWish(new URLSearchParams()).months).toBe(6);
  });

  test('rupees in India, where dollars may be chosen; dollars elsewhere and while nothing is known', () => {
    expect(shownCurrency(india, false)).toBe('INR');
    expect(shownCurrency(india, true)).toBe('USD');
    expect(mayChooseCurrency(india)).toBe(true);
    const abroad: PricePlace = { kind: 'known', currency: 'USD', country: 'DE' };
    expect(shownCurrency(abroad, false)).toBe('USD');
    expect(mayChooseCurrency(abroad)).toBe(false);
    expect(shownCurrency({ kind: 'loading' }, false)).toBe('USD');
    expect(controls(abroad, 'USD')).toContain('Rupees are only available in India');
  });

  test('dollars chosen as a visitor yield to a saved billing address in India, and the page says so', () => {
    expect(isOverruled(true, { currency: null }, 'INR')).toBe(true);
    for (const [wants, saved, here] of [
      [false, { currency: null }, 'INR'],
      [true, { currency: 'USD' }, 'INR'],
      [true, null, 'INR'],
      [true, { currency: null }, 'USD'],
    ] as const)
      expect(isOverruled(wants, saved, here)).toBe(false);
  });

  test('a place that is not told leaves dollars and a way to ask again', () => {
    const html = words(controls({ kind: 'failed' }, 'USD'));
    expect(html).toContain('prices are in US dollars');
    expect(html).toContain('Try again');
    expect(readPlace({ data: { currency: 'EUR', country: 'DE' } })).toBeNull();
    expect(readPlace({ data: { currency: 'INR', country: 'IN' } })).toEqual(india);
  });

  test('a visitor who came for one product can be shown it alone, in each currency', () => {
    const html = print(<PublicPricing />);
    const block = (name: string) =>
      html.split('<template ').find((part) => part.startsWith(`data-prices-of="${name}"`)) ?? '';
    expect(words(block('p_linkedin_analysis INR'))).toMatch(
      /LinkedIn Profile Analysis .*₹299 .*One-time payment .*Retry Payment .*All plans and prices/,
    );
    expect(block('p_linkedin_analysis USD')).toContain(
      'href="/dashboard/pricing?product=p_linkedin_analysis"',
    );
    expect(words(block(printedName('INR', 12, 'p_pro')))).toMatch(/₹4,999 .*One-time payment, for 12 months/);
    expect(words(block(printedName('USD', 6, 'p_trial')))).not.toContain('Retry Payment');
  });

  test('the address carries a choice and nothing that is as usual', () => {
    expect(dashboardAddress({ months: 6 })).toBe('/dashboard/pricing');
    const address = dashboardAddress({ months: 12, usd: true, coupon: 'EARLY', product: 'p_cr5000' });
    expect(readWish(new URL(address, 'http://x').searchParams)).toEqual({
      months: 12,
      usd: true,
      coupon: 'EARLY',
      product: 'p_cr5000',
    });
    expect(readWish(new URLSearchParams('product=LINKEDIN_ANALYSIS')).product).toBe('p_linkedin_analysis');
    expect(readWish(new URLSearchParams('product=NOTHING&months=5'))).toMatchObject({
      product: null,
      months: 6,
    });
  });
});

describe('the coupon box', () => {
  const box = (state: Parameters<typeof CouponBox>[0]['state'], first = '') =>
    print(<CouponBox state={state} first={first} onApply={none} onClear={none} />);

  test('a code is upper-cased, trimmed and at most 20 characters', () => {
    expect(cleanCode('  early25 ')).toBe('EARLY25');
    expect(cleanCode('a'.repeat(30))).toHaveLength(20);
    expect(box({ kind: 'none' })).toContain('maxLength="20"');
    expect(box({ kind: 'none' }, 'early')).toContain('value="EARLY"');
  });

  test('Apply is off while nothing is typed, and while it applies', () => {
    expect(box({ kind: 'none' })).toMatch(/<button[^>]*disabled/);
    expect(box({ kind: 'none' }, 'EARLY')).not.toMatch(/<button[^>]*disabled/);
    expect(box({ kind: 'applying' }, 'EARLY')).toMatch(/<button[^>]*disabled[^>]*>Applying\.\.\.</);
  });

  test('says what became of a code', () => {
    const applied = box({ kind: 'applied', code: 'EARLY' });
    expect(applied).toContain('Coupon code EARLY applied successfully');
    expect(applied).toContain('Remove coupon code EARLY');
    const message = 'Invalid coupon code. Please check and try again.';
    expect(box({ kind: 'invalid', message })).toContain(message);
  });
});

test('the credit table has its rows, prices and links', () => {
  const html = print(<CreditTable rows={creditUses} />);
  const rows = Array.from(html.matchAll(/<tr>(.*?)<\/tr>/g), ([, row]) => words(row ?? '').trim()).slice(1);
  expect(rows).toEqual([
    'Post generation 30',
    'Ideas (10) 10',
    'AI carousel 20',
    'Image generation 100',
    'Profile analyzer 150',
    'News AI agent 100',
    'Share to LinkedIn free',
    'Schedule post free',
    'Viral posts access free',
  ]);
  for (const page of [
    '/linkedin-carousel-generator',
    '/linkedin-post-generator',
    '/linkedin-profile-review',
    '/linkedin-ai-agent',
  ])
    expect(html).toContain(`href="${page}"`);
});

test('there are eleven questions, and none of them promises a 30-day guarantee', () => {
  expect(new Set(pricingQuestions.map((one) => one.question)).size).toBe(11);
  const answers = pricingQuestions.map((one) => one.answer).join(' ');
  expect(answers).not.toMatch(/30.day/);
  expect(answers).toContain('48 hours');
});

test('a visitor’s buttons lead to the dashboard’s prices, and Starter to the dashboard', () => {
  const html = print(<PublicPricing />);
  expect(html).toMatch(/href="\/dashboard"[^>]*>Start free/);
  expect(html).toMatch(/href="\/dashboard\/pricing"[^>]*>Get Pro/);
  expect(html).toMatch(/href="\/dashboard\/pricing"[^>]*>Get Premium/);
});

test('what cannot be delivered yet says so and has no button', () => {
  const html = print(
    <Offers
      currency="INR"
      pending={false}
      notSold={(product) => (product === 'p_custom_ai_agent' ? 'It cannot be delivered yet.' : null)}
      action={(product) => product}
    />,
  );
  expect(words(html)).toMatch(/Custom AI Agent .*₹5,000 It cannot be delivered yet\./);
  expect(html).not.toContain('p_custom_ai_agent');
  expect(words(html)).toMatch(/LinkedIn Profile Analysis .*within 48 hours.*₹299 p_linkedin_analysis/);
});

test('each button of a product has its event, by the agreed name', () => {
  expect(clickEvents).toEqual({
    p_pro: 'price_pro_click',
    p_pre_credit: 'price_pre_click',
    p_cr5000: 'price_5000_click',
    p_cr2500: 'price_2500_click',
  });
});

test('a product that is not on sale can have something beside its reason', () => {
  const html = print(
    <Offers
      currency="INR"
      pending={false}
      notSold={(product) => (product === 'p_custom_ai_agent' ? 'Not yet.' : null)}
      beside={(product) => <a href={`/leave-a-brief/${product}`}>Leave your brief</a>}
      action={() => null}
    />,
  );
  expect(html.match(/\/leave-a-brief\/\w+/g)).toEqual(['/leave-a-brief/p_custom_ai_agent']);
});

test.each([
  ['p_cr2500', 1, 'INR', null, /^Credit Add-on 2500 ₹350 One-time payment Retry Payment /],
  ['p_pro', 12, 'USD', null, /^Pro \$99 One-time payment, for 12 months Retry Payment /],
  [
    'p_linkedin_analysis',
    1,
    'USD',
    'Not yet.',
    /^LinkedIn Profile Analysis \$4\.99 One-time payment Not yet\. /,
  ],
  ['p_custom_ai_agent', 1, 'INR', 'Not yet.', /^Custom AI Agent ₹5,000 One-time payment Not yet\. /],
] as const)('one product alone: %s, %i months in %s', (product, months, currency, reason, said) => {
  const page = (
    <SingleProduct
      {...{ product, months, currency, reason }}
      pending={false}
      beside={null}
      discounted={null}
      coupon={null}
      ready={false}
      busy={false}
      onBuy={none}
    />
  );
  expect(words(print(page)).trim()).toMatch(said);
});

test('the success banner counts down from four seconds', () => {
  expect(redirectMs).toBe(4000);
  const text = words(print(<SuccessBanner onEnd={none} />));
  expect(text).toContain('Payment Successful!');
  expect(text).toContain('Redirecting to dashboard...');
  expect(text).toContain('4 s');
});

test('search engines are told every offer on sale, with its price in both currencies', () => {
  const data = pricingData('Brand', 'https://brand.example/pricing');
  expect(data.map((product) => product['name'])).toEqual([
    'Brand Pro',
    'Brand Premium Credit',
    'Brand Credit Add-on 5000',
    'Brand Credit Add-on 2500',
  ]);
  const offers = JSON.stringify(data);
  expect(offers.match(/"@type":"Offer"/g)).toHaveLength(6 + 3 * 2);
  expect(offers).toContain('"price":"2999.00","priceCurrency":"INR"');
  expect(offers).toContain('"price":"99.00","priceCurrency":"USD"');
});
