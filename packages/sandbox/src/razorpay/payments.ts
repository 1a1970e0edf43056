import { json, type Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { Refusal } from './errors.ts';
import { amountOf, bodyOf, listed } from './input.ts';
import { capturePayment } from './lifecycle.ts';
import { paymentNamed } from './named.ts';
import { collection, presentPayment } from './present.ts';
import type { RazorpayState } from './state.ts';

const EXPANSIONS = ['card', 'emi', 'offers', 'upi', 'token'];

export function fetchPayment(state: RazorpayState, { params, query }: Call): Answer {
  return json(200, presentPayment(paymentNamed(state, params['id']), isExpanded(query, ['expand[]'])));
}

export function listPayments(state: RazorpayState, call: Call): Answer {
  const expanded = isExpanded(call.query, ['expand[]', 'count', 'skip', 'from', 'to']);
  const page = listed(call, state.payments.values(), ['expand[]']);
  return json(200, collection(page.map((payment) => presentPayment(payment, expanded))));
}

function isExpanded(query: URLSearchParams, known: string[]): boolean {
  for (const [name, value] of query) {
    if (!known.includes(name))
      throw new Refusal(`${name} is/are not required and should not be sent`, { field: name });
    if (name === 'expand[]' && !EXPANSIONS.includes(value))
      throw new Refusal('The expand is invalid', { field: 'expand' });
  }
  return query.getAll('expand[]').includes('card');
}

/** Captures an authorized payment. Amount and currency must match. */
export function capture(state: RazorpayState, call: Call): Answer {
  const payment = paymentNamed(state, call.params['id']);
  const body = bodyOf(call, ['amount', 'currency']);
  const amount = amountOf(body['amount']);
  if (typeof body['currency'] !== 'string')
    throw new Refusal('The currency field is required.', { field: 'currency' });
  const step = 'payment_capture';
  if (payment.captured)
    throw new Refusal('This payment has already been captured', { step, reason: 'payment_already_captured' });
  if (payment.status !== 'authorized' || state.orderOf(payment).status === 'paid')
    throw new Refusal('Only payments which have been authorized and not yet captured can be captured', {
      step,
    });
  if (amount !== payment.amount)
    throw new Refusal('Capture amount must be equal to the amount authorized', { step, field: 'amount' });
  if (body['currency'] !== payment.currency)
    throw new Refusal('Capture currency must be the currency of the payment', { step, field: 'currency' });
  return json(200, presentPayment(capturePayment(state, payment)));
}
