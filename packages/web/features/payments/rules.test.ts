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

test('a refunded payment says how much went back', () => {
  const refunded = {
    status: 'refunded',
    amountMinor: 99_900,
    refundedMinor: 89_900,
    currency: 'INR',
  } as const;
  expect(standing({ ...refunded, invoice, creditNotes: [] }).words).toBe('₹899 on its way back');
  const note = { ...invoice, number: 'LC/26-27/000001', amountMinor: 89_900 };
  expect(standing({ ...refunded, invoice, creditNotes: [note] }).words).toBe('₹899 returned');
});

test('the page looks again while money or a document is on its way', () => {
  const paid = { status: 'paid' as const, amountMinor: 2500, refundedMinor: 0, creditNotes: [] };
  expect(isMoving({ ...paid, invoice: null })).toBe(true);
  expect(isMoving({ ...paid, invoice })).toBe(false);
  expect(isMoving({ ...paid, amountMinor: 0, invoice: null })).toBe(false);
  expect(isMoving({ ...paid, invoice, refundedMinor: 100 })).toBe(true);
});
