import {
  creditsOf,
  currencies,
  durations,
  leastCharge,
  listPrice,
  pageAfter,
  postsFor,
  productKeys,
  products,
  productOf,
  savedPercent,
  supplier,
} from '@limelight/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, financialYear, nextCheck } from './calendar.ts';
import { documentNumber, placeOf, seriesOf, splitTax } from './invoice.ts';
import { chainEnd, dueMonths, planAt, rechain, spanOf, type Term } from './plan.ts';
import { couponFits, creditsForRefund, isCouponOpen, quote, refundOf, type CouponTerms } from './price.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);
const anyCoupon: CouponTerms = {
  percent: 20,
  offInr: null,
  offUsd: null,
  products: null,
  currencies: null,
  startsAt: null,
  endsAt: null,
  disabledAt: null,
};

describe('the catalogue', () => {
  it('has the decided prices, discounts and posts', () => {
    expect(durations.map((months) => listPrice('p_pro', months, 'INR'))).toEqual([599_00, 2999_00, 4999_00]);
    expect(durations.map((months) => listPrice('p_pro', months, 'USD'))).toEqual([12_00, 59_00, 99_00]);
    expect([listPrice('p_pre_credit', 6, 'INR'), listPrice('p_pre_credit', 1, 'USD')]).toEqual([
      1000_00, 25_00,
    ]);
    expect([listPrice('p_cr5000', 1, 'INR'), listPrice('p_cr2500', 1, 'USD')]).toEqual([600_00, 8_00]);
    expect(durations.map((months) => savedPercent('p_pro', months, 'INR'))).toEqual([0, 17, 30]);
    expect([postsFor(500), postsFor(10_000)]).toEqual([17, 334]);
  });
  it.each([
    ['p_pre_credit', 'Premium Credit', null, 1000_00, 25_00, 10_000, 'sold'],
    ['p_pro', 'Pro', 1, 599_00, 12_00, 6000, 'sold'],
    ['p_pro', 'Pro', 6, 2999_00, 59_00, 36_000, 'sold'],
    ['p_pro', 'Pro', 12, 4999_00, 99_00, 72_000, 'sold'],
    ['p_pre', 'Premium subscription', 1, 999_00, 20_00, 12_000, 'off'],
    ['p_pre', 'Premium subscription', 6, 4999_00, 99_00, 72_000, 'off'],
    ['p_pre', 'Premium subscription', 12, 8999_00, 169_00, 144_000, 'off'],
    ['p_trial', 'Trial', 1, null, null, 0, 'off'],
    ['p_pro_flash_offer', 'Pro, flash offer', 1, null, null, 6000, 'off'],
    ['p_pre_flash_offer', 'Premium, flash offer', 1, null, null, 12_000, 'off'],
    ['p_cr5000', 'Credit Add-on 5000', null, 600_00, 14_00, 5000, 'sold'],
    ['p_cr2500', 'Credit Add-on 2500', null, 350_00, 8_00, 2500, 'sold'],
    ['p_linkedin_analysis', 'LinkedIn Profile Analysis', null, 299_00, 4_99, 0, 'sold'],
    ['p_custom_ai_agent', 'Custom AI Agent', null, 5000_00, 50_00, 0, 'sold'],
  ] as const)('has %s: %s for %s months', (key, name, months, inr, usd, credits, sold) => {
    expect(products[key].name).toBe(name);
    expect(products[key].kind === 'plan').toBe(months !== null);
    expect([listPrice(key, months ?? 1, 'INR'), listPrice(key, months ?? 1, 'USD')]).toEqual([inr, usd]);
    expect(creditsOf(key, months ?? 1)).toBe(credits);
    expect(products[key].notSold === null ? 'sold' : 'off').toBe(sold);
  });
  it('leads the buyer of an analysis to it, and every other one to the dashboard', () => {
    for (const key of productKeys)
      expect(pageAfter(key)).toBe(
        key === 'p_linkedin_analysis' ? '/dashboard/linkedin-optimizer' : '/dashboard',
      );
  });
  it('reads both names of a product and no other', () => {
    expect(['PRO', 'p_pro', 'LINKEDIN_ANALYSIS', 'PREMIUM'].map(productOf)).toEqual([
      'p_pro',
      'p_pro',
      'p_linkedin_analysis',
      'p_pre_credit',
    ]);
    expect(['', 'pro', 'constructor', '__proto__'].map(productOf)).toEqual([null, null, null, null]);
  });
  it('sells nothing that cannot be delivered', () => {
    for (const key of ['p_trial', 'p_pre'] as const) expect(quote(key, 1, 'INR', null)).toBeNull();
  });
});

describe('a price', () => {
  const coupons: fc.Arbitrary<CouponTerms> = fc
    .record({
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      offInr: fc.option(fc.integer({ min: 1, max: 10_000_00 })),
      offUsd: fc.option(fc.integer({ min: 1, max: 500_00 })),
      products: fc.option(fc.subarray([...productKeys])),
      currencies: fc.option(fc.subarray([...currencies])),
    })
    .map((given) => ({ ...anyCoupon, ...given }));
  it('is the catalogue’s less the coupon’s, and nothing or at least what the provider takes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...productKeys),
        fc.constantFrom(...durations),
        fc.constantFrom('INR' as const, 'USD' as const),
        fc.option(coupons),
        (product, months, currency, coupon) => {
          const price = quote(product, months, currency, coupon);
          const list = listPrice(product, months, currency);
          const sold = list !== null && products[product].notSold === null;
          expect(price !== null).toBe(sold && (coupon === null || couponFits(coupon, product, currency)));
          if (price === null) return;
          expect(price.listMinor).toBe(list);
          expect(price.discountMinor).toBeGreaterThanOrEqual(0);
          const rest = price.listMinor - price.discountMinor;
          expect(price.amountMinor).toBe(rest < leastCharge[currency] ? 0 : rest);
          expect(Number.isInteger(price.amountMinor)).toBe(true);
        },
      ),
    );
  });
  it('rounds a percentage to the nearest minor unit', () => {
    expect(quote('p_pro', 1, 'INR', { ...anyCoupon, percent: 33 })).toEqual({
      listMinor: 59_900,
      discountMinor: 19_767,
      amountMinor: 40_133,
    });
    expect(quote('p_pro', 1, 'USD', { ...anyCoupon, percent: 100 })?.amountMinor).toBe(0);
  });
  it('takes a coupon only in its time', () => {
    const now = day('2026-11-18').getTime();
    const opens = (change: Partial<CouponTerms>) => isCouponOpen({ ...anyCoupon, ...change }, now);
    expect([opens({}), opens({ startsAt: day('2026-11-18') }), opens({ endsAt: day('2026-11-19') })]).toEqual(
      [true, true, true],
    );
    expect([
      opens({ disabledAt: day('2026-11-01') }),
      opens({ startsAt: day('2026-11-19') }),
      opens({ endsAt: day('2026-11-18') }),
    ]).toEqual([false, false, false]);
  });
});

describe('a month', () => {
  it('ends where the calendar has no such day, and comes back to it', () => {
    const start = day('2027-01-31');
    expect([1, 2, 3, 13].map((months) => addMonths(start, months).toISOString().slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ]);
  });
  it('keeps its time and never skips a month', () => {
    fc.assert(
      fc.property(
        fc.date({ min: day('2020-01-01'), max: day('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 60 }),
        (from, months) => {
          const later = addMonths(from, months);
          const count = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
          expect(count(later)).toBe(count(from) + months);
          expect(later.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
          expect(later.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
        },
      ),
    );
  });
  it('gives its credits when it begins', () => {
    const term = { startsAt: day('2027-01-31'), months: 3, granted: 1 };
    expect(dueMonths(term, day('2027-02-27'))).toEqual([]);
    expect(dueMonths(term, day('2027-02-28'))).toEqual([1]);
    expect(dueMonths(term, day('2029-01-01'))).toEqual([1, 2]);
  });
});

function termOf(purchaseId: string, given: Partial<Term> & { startsAt: Date }): Term {
  const months = given.months ?? 1;
  return {
    purchaseId,
    plan: 'Pro',
    months,
    boughtAt: given.startsAt,
    endsAt: addMonths(given.startsAt, months),
    granted: 1,
    cancelledAt: null,
    ...given,
  };
}

describe('a plan', () => {
  const now = day('2026-11-18');
  it('bought again goes on from its present end', () => {
    const first = termOf('a', { startsAt: now });
    expect(spanOf([first], 'Pro', 6, day('2026-11-20'))).toEqual({
      startsAt: day('2026-12-18'),
      endsAt: day('2027-06-18'),
    });
    expect(spanOf([first], 'Pro', 1, day('2027-01-05')).startsAt).toEqual(day('2027-01-05'));
  });
  it('stays Pro until its end whatever else is bought, and is Premium after it', () => {
    const pro = termOf('a', { startsAt: now });
    expect(planAt([pro], true, now)).toEqual({ plan: 'Pro', expiresAt: day('2026-12-18') });
    expect(planAt([pro], true, day('2026-12-18'))).toEqual({ plan: 'Premium', expiresAt: null });
    expect(planAt([pro], false, day('2026-12-18'))).toEqual({ plan: null, expiresAt: null });
  });
  it('whose first part is cancelled goes on with the next at once', () => {
    const cancelled = termOf('a', { startsAt: now, cancelledAt: day('2026-11-19') });
    const next = termOf('b', { startsAt: day('2026-12-18'), boughtAt: day('2026-11-18'), granted: 0 });
    expect(rechain([cancelled, next], 'Pro', day('2026-11-19'))).toMatchObject([
      { purchaseId: 'b', startsAt: day('2026-11-19'), endsAt: day('2026-12-19') },
    ]);
  });
  it('moved together never overlaps, and moves nothing that has begun', () => {
    const terms = fc.array(
      fc.tuple(fc.constantFrom(1, 6, 12), fc.boolean(), fc.integer({ min: 0, max: 90 })),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 800 }), (bought, days) => {
        let chain: Term[] = [];
        bought.forEach(([months, cancelled, after], index) => {
          const boughtAt = new Date(now.getTime() + after * 86_400_000 * (index + 1));
          const span = spanOf(chain, 'Pro', months, boughtAt);
          const granted = span.startsAt <= boughtAt ? 1 : 0;
          const cancelledAt = cancelled ? boughtAt : null;
          chain = [...chain, termOf(`t${index}`, { ...span, months, granted, boughtAt, cancelledAt })];
        });
        const at = new Date(now.getTime() + days * 86_400_000);
        const moved = rechain(chain, 'Pro', at);
        const before = new Map(chain.map((term) => [term.purchaseId, term.startsAt]));
        const begun = moved.filter((term) => term.granted > 0);
        expect(begun.map((term) => term.startsAt)).toEqual(begun.map((term) => before.get(term.purchaseId)));
        const waiting = moved.slice(1).filter((term) => term.granted === 0);
        const gaps = waiting.map(
          (term) => term.startsAt.getTime() - (moved[moved.indexOf(term) - 1]?.endsAt.getTime() ?? 0),
        );
        expect(gaps.every((gap) => gap >= 0)).toBe(true);
        expect(moved.map((term) => term.endsAt)).toEqual(
          moved.map((term) => addMonths(term.startsAt, term.months)),
        );
        expect(chainEnd(moved, 'Pro')?.getTime() ?? 0).toBeGreaterThanOrEqual(
          moved.at(-1)?.endsAt.getTime() ?? 0,
        );
      }),
    );
  });
});

describe('a refund', () => {
  it('is the price less the share of the credits used', () => {
    expect(refundOf(1000_00, 10_000, 2500)).toBe(750_00);
    expect(refundOf(299_00, 0, 0)).toBe(299_00);
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_00 }),
        fc.integer({ min: 1, max: 150_000 }),
        fc.nat(150_000),
        fc.nat(150_000),
        (amount, credits, one, other) => {
          const [less, more] = one < other ? [one, other] : [other, one];
          expect(refundOf(amount, credits, less)).toBeGreaterThanOrEqual(refundOf(amount, credits, more));
          expect(refundOf(amount, credits, 0)).toBe(amount);
          expect(refundOf(amount, credits, credits)).toBe(0);
          const taken = creditsForRefund(less, amount, credits, Math.min(more, credits));
          expect(taken).toBeLessThanOrEqual(credits);
          expect(taken).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('an invoice', () => {
  const seller = { state: 'Delhi', gstin: '07AAAAA0000A1Z5', taxPercent: 18 };
  it('splits what the total holds by where the buyer is', () => {
    expect(splitTax(1180_00, { country: 'IN', state: 'Karnataka' }, seller)).toEqual({
      taxableMinor: 1000_00,
      taxes: [{ name: 'IGST', percent: 18, amountMinor: 180_00 }],
      endorsement: null,
    });
    expect(splitTax(1180_00, { country: 'IN', state: 'Delhi' }, seller).taxes).toEqual([
      { name: 'CGST', percent: 9, amountMinor: 90_00 },
      { name: 'SGST', percent: 9, amountMinor: 90_00 },
    ]);
    expect(splitTax(25_00, { country: 'DE', state: '' }, seller)).toMatchObject({
      taxableMinor: 25_00,
      taxes: [{ name: 'IGST', percent: 0, amountMinor: 0 }],
    });
    expect(splitTax(25_00, { country: 'IN', state: 'Goa' }, { ...seller, gstin: null }).taxes).toEqual([]);
  });
  it('adds up to the total to the last paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_00 }),
        fc.constantFrom('Delhi', 'Goa'),
        (total, state) => {
          const { taxableMinor, taxes } = splitTax(total, { country: 'IN', state }, seller);
          expect(taxes.reduce((sum, tax) => sum + tax.amountMinor, taxableMinor)).toBe(total);
        },
      ),
    );
  });
  it('has a number of at most 16 characters, in the series of India’s financial year', () => {
    expect(financialYear(new Date('2027-03-31T18:29:00Z'))).toBe('26-27');
    expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('27-28');
    const number = documentNumber(seriesOf('invoice', day('2026-11-18')), 42);
    expect(number).toBe(`${supplier.series.invoice}/26-27/000042`);
    expect(number.length).toBeLessThanOrEqual(16);
  });
  it('names the place of supply', () => {
    expect(placeOf({ country: 'IN', state: 'Karnataka' })).toBe('Karnataka (29)');
    expect(placeOf({ country: 'DE', state: 'Berlin' })).toBe('Berlin, Germany');
  });
});

it('the provider is asked after a quarter of an hour, and for five days at most', () => {
  const made = day('2026-11-18');
  expect(nextCheck(made, 0)?.getTime()).toBe(made.getTime() + 15 * 60_000);
  expect(nextCheck(made, 6)).toEqual(day('2026-11-23'));
  expect(nextCheck(made, 7)).toBeNull();
});
