import { brand } from '@limelight/contracts/catalog';
import { expect, test } from 'vitest';
import { cancelAddress, isMoving, standing } from './rules.ts';

const until = '2026-11-23T10:00:00.000Z';
const invoice = { number: 'LL/26-27/000001', at: '2026-11-21T10:00:00.000Z', amountMinor: 2500, url: '/x' };
const payment = { id: 'p1', name: 'Premium', refundableUntil: until, invoice };

test('within 48 hours support is asked by e-mail, with the invoice named', () => {
  const address = new URL(cancelAddress(payment, Date.parse(until) - 1) ?? '');
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe(brand.supportEmail);
  expect(address.searchParams.get('subject')).toBe('Cancel Premium, invoice LL/26-27/000001');
});

test('afterwards, and once it is refunded, nothing is offered', () => {
  expect(cancelAddress(payment, Date.parse(until))).toBeNull();
  expect(cancelAddress({ ...payment, refundableUntil: null }, 0)).toBeNull();
});

test.each([
  ['refunded', true, 89_900, '₹899 on its way back'],
  ['refunded', false, 89_900, '₹899 returned'],
  ['refunded', false, 0, 'Cancelled'],
  ['returned', true, 99_900, '₹999 on its way back'],
  ['returned', false, 99_900, '₹999 returned'],
  ['returned', false, 0, 'Could not be returned: write to support'],
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
