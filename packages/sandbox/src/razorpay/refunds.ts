import { json, type Answer } from '../http/answer.ts';
import { header, type Call } from '../http/router.ts';
import { findCurrency } from './currencies.ts';
import { Refusal, unknownId } from './errors.ts';
import { amountOf, bodyOf, listed, notesOf, receiptOf } from './input.ts';
import { paymentNamed, refundNamed } from './named.ts';
import { collection, presentRefund } from './present.ts';
import type { Payment } from './records.ts';
import { addRefund } from './refunding.ts';
import type { RazorpayState } from './state.ts';

const SIX_MONTHS_MS = 183 * 86_400_000;

export function createRefund(state: RazorpayState, call: Call): Answer {
  const payment = paymentNamed(state, call.params['id']);
  const body = bodyOf(call, ['amount', 'speed', 'notes', 'receipt'], true);
  const key = keyOf(call);
  const request = JSON.stringify([payment.id, body]);
  if (key !== null) {
    const before = [...state.refunds.values()].find((refund) => refund.key === key);
    if (before?.request === request) return json(200, presentRefund(before));
    if (before !== undefined)
      throw new Refusal('Different request body sent for the same idempotency key', {
        status: Number(state.settings.refundKeyConflict),
      });
  }
  const left = refundable(state, payment);
  const amount = body['amount'] === undefined ? left : amountOf(body['amount']);
  if (amount < (findCurrency(payment.currency)?.least ?? 100))
    throw new Refusal('The amount must be at least INR 1.00', { field: 'amount' });
  if (amount > left)
    throw new Refusal('The total refund amount is greater than the refund payment amount', {
      field: 'amount',
    });
  const speed = body['speed'] ?? 'normal';
  if (speed !== 'normal' && speed !== 'optimum')
    throw new Refusal('The speed must be normal or optimum', { field: 'speed' });
  const notes = notesOf(body['notes']);
  const receipt = receiptOf(body['receipt']);
  if (state.settings.refundBalance === 'empty')
    throw new Refusal('Your account does not have enough balance to carry out the refund operation.');
  const refund = addRefund(state, payment, { amount, speed, notes, receipt, key, request });
  return json(200, presentRefund(refund));
}

function keyOf(call: Call): string | null {
  const key = header(call, 'x-refund-idempotency');
  if (key === undefined) return null;
  if (!/^[A-Za-z0-9_-]{10,}$/.test(key))
    throw new Refusal('The idempotency key must have at least 10 letters, digits, hyphens or underscores');
  return key;
}

function refundable(state: RazorpayState, payment: Payment): number {
  if (payment.status === 'refunded') throw new Refusal('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw new Refusal('The payment status should be captured for action to be taken');
  if (state.now() - payment.createdAt > SIX_MONTHS_MS)
    throw new Refusal('The payment is more than 6 months old and cannot be refunded');
  return payment.amount - payment.amountRefunded;
}

export function fetchRefund(state: RazorpayState, { params }: Call): Answer {
  const refund = refundNamed(state, params['refund']);
  const payment = params['id'];
  if (payment !== undefined && paymentNamed(state, payment).id !== refund.paymentId) throw unknownId();
  return json(200, presentRefund(refund));
}

export function listRefunds(state: RazorpayState, call: Call): Answer {
  const id = call.params['id'];
  const refunds = id === undefined ? state.refunds.values() : state.refundsOf(paymentNamed(state, id).id);
  return json(200, collection(listed(call, refunds).map(presentRefund)));
}

export function changeRefund(state: RazorpayState, call: Call): Answer {
  const refund = refundNamed(state, call.params['refund']);
  const changed = { ...refund, notes: notesOf(bodyOf(call, ['notes'])['notes']) };
  state.refunds.set(refund.id, changed);
  return json(200, presentRefund(changed));
}
