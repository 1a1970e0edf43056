import { brand } from '@limelight/contracts/catalog';
import { expect, test } from 'vitest';
import { cancelAddress, standing } from './rules.ts';

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

test('a refunded payment says how much went back', () => {
  const refunded = standing({ status: 'refunded', refundedMinor: 89_900, currency: 'INR' });
  expect(refunded.words).toBe('₹899 returned');
});
