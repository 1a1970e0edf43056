import { expect, test } from 'vitest';
import { canCancel, endsWith, isMoving, standing } from './rules.ts';

const until = '2026-11-23T10:00:00.000Z';
const invoice = { number: 'LL/26-27/000001', at: '2026-11-21T10:00:00.000Z', amountMinor: 2500, url: '/x' };

test('a purchase can be cancelled up to its instant, and not once it is refunded', () => {
  expect(canCancel({ refundableUntil: until }, Date.parse(until) - 1)).toBe(true);
  expect(canCancel({ refundableUntil: until }, Date.parse(until))).toBe(false);
  expect(canCancel({ refundableUntil: null }, 0)).toBe(false);
});

test('what ends with a purchase is said before it is cancelled', () => {
  const pro = { product: 'p_pro', months: 6 } as const;
  const premium = { product: 'p_pre_credit', months: null } as const;
  expect(endsWith(pro, true)).toBe('The 6 months of Pro from this purchase end now.');
  expect(endsWith({ ...pro, months: 1 }, true)).toBe('The month of Pro from this purchase ends now.');
  expect(endsWith(premium, true)).toBe('Your Premium plan ends now.');
  expect(endsWith(premium, false)).toBeNull();
  expect(endsWith({ product: 'p_cr2500', months: null }, true)).toBeNull();
});

test.each([
  ['refunded', true, 89_900, '₹899 being refunded'],
  ['refunded', false, 89_900, '₹899 refunded'],
  ['refunded', false, 0, 'Cancelled'],
  ['returned', true, 99_900, '₹999 being refunded'],
  ['returned', false, 99_900, '₹999 refunded'],
  ['returned', false, 0, 'Refund failed: contact support'],
] as const)('%s, on its way %s, %i back: %s', (status, returning, refundedMinor, words) => {
  const payment = {
    status,
    returning,
    refundedMinor,
    amountMinor: 99_900,
    currency: 'INR',
    invoice,
  } as const;
  expect(standing(payment).words).toBe(words);
});

test('the page looks again while money or a document is on its way', () => {
  const paid = { status: 'paid' as const, amountMinor: 2500, refundedMinor: 0, returning: false };
  expect(isMoving({ ...paid, invoice: null })).toBe(true);
  expect(isMoving({ ...paid, invoice })).toBe(false);
  expect(isMoving({ ...paid, amountMinor: 0, invoice: null })).toBe(false);
  expect(isMoving({ ...paid, invoice, refundedMinor: 100, returning: true })).toBe(true);
});
