import { isRecord } from '../guards.ts';
import { json, type Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { moneyText } from './currencies.ts';
import { Refusal, unknownId } from './errors.ts';
import { failure } from './failures.ts';
import { bodyOf, notesOf, seconds } from './input.ts';
import { authorizePayment, beginPayment, failPayment, type Attempt } from './lifecycle.ts';
import { orderNamed, paymentNamed } from './named.ts';
import { isMethod, type Order, type Payment } from './records.ts';
import { checkoutResponse } from './signature.ts';
import type { RazorpayState } from './state.ts';
import { BANKS, TEST_CARDS, WALLETS } from './cards.ts';

/** The order for checkout. Key, amount and currency must match the order. */
export function preferences(state: RazorpayState, { query }: Call): Answer {
  const field = (name: string) => query.get(name) ?? undefined;
  const order = payableOrder(state, {
    key_id: field('key_id'),
    order_id: field('order_id'),
    amount: Number(field('amount')),
    currency: field('currency'),
  });
  return json(200, {
    order_id: order.id,
    amount_text: moneyText(order.amount, order.currency),
    methods: order.currency === 'INR' ? ['card', 'upi', 'netbanking', 'wallet'] : ['card'],
    banks: BANKS,
    wallets: WALLETS,
    cards: TEST_CARDS.map(({ number, label }) => ({ number, label })),
    bank_page: state.settings.bankPage,
    withhold_answer: state.settings.checkoutAnswer === 'withheld',
  });
}

function payableOrder(state: RazorpayState, fields: Record<string, unknown>): Order {
  if (fields['key_id'] !== state.keyId)
    throw new Refusal('The api key provided is invalid', { status: 401, reason: 'NA' });
  if (typeof fields['order_id'] !== 'string') throw unknownId();
  const order = orderNamed(state, fields['order_id']);
  if (fields['amount'] !== order.amount || fields['currency'] !== order.currency)
    throw new Refusal('Amount and currency must be those of the order', { field: 'amount' });
  return order;
}

/** A payment attempt in the overlay: settles UPI at once, and leads to the bank's page for other methods. */
export function createPayment(state: RazorpayState, call: Call): Answer {
  const known = ['key_id', 'order_id', 'amount', 'currency', 'method', 'card', 'vpa', 'bank', 'wallet'];
  const body = bodyOf(call, [...known, 'email', 'contact', 'notes']);
  const order = payableOrder(state, body);
  const attempt = attemptOf(state, body);
  const payment = beginPayment(state, order, attempt);
  if (attempt.method !== 'upi') return json(200, { payment_id: payment.id, bank: true });
  const settled =
    attempt.instrument === 'success@razorpay'
      ? authorizePayment(state, payment)
      : failPayment(state, payment, failure('payment_failed'));
  return json(200, { payment_id: settled.id, bank: false });
}

function attemptOf(state: RazorpayState, body: Record<string, unknown>): Attempt {
  const { method, email, contact } = body;
  const refused = (field: string, description: string) => new Refusal(description, { field });
  if (!isMethod(method)) throw refused('method', 'Choose how to pay.');
  if (typeof contact !== 'string' || !/^\+\d{8,15}$/.test(contact))
    throw refused('contact', 'Enter a phone number.');
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw refused('email', 'Enter an email address.');
  const base = { method, email, contact, notes: notesOf(body['notes']), card: null, plannedReason: null };
  if (method === 'card') return { ...base, instrument: null, ...cardOf(state, body['card']) };
  if (method === 'upi') {
    const { vpa } = body;
    if (vpa !== 'success@razorpay' && vpa !== 'failure@razorpay')
      throw refused('vpa', 'In test mode enter success@razorpay or failure@razorpay.');
    return { ...base, instrument: vpa };
  }
  const [choice, choices] = method === 'wallet' ? [body['wallet'], WALLETS] : [body['bank'], BANKS];
  if (typeof choice !== 'string' || !(choice in choices))
    throw refused(method === 'wallet' ? 'wallet' : 'bank', 'Choose one of the list.');
  return { ...base, instrument: choice };
}

function cardOf(state: RazorpayState, value: unknown): Pick<Attempt, 'card' | 'plannedReason'> {
  const text = (name: string) => {
    const found = isRecord(value) ? value[name] : undefined;
    return typeof found === 'string' ? found.trim() : '';
  };
  const number = text('number').replaceAll(/[\s-]/g, '');
  const card = TEST_CARDS.find((known) => known.number === number);
  if (card === undefined)
    throw new Refusal('Enter a test card: no other card works in test mode.', { field: 'number' });
  const [, month = '', year = ''] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(text('expiry')) ?? [];
  const ends = Date.UTC(2000 + Number(year), Number(month), 1);
  if (!(Number(month) >= 1 && Number(month) <= 12) || seconds(ends) <= seconds(state.now()))
    throw new Refusal('Enter a month to come, as MM/YY.', { field: 'expiry' });
  if (!/^\d{3,4}$/.test(text('cvv')))
    throw new Refusal('Enter the three or four digits on the card.', { field: 'cvv' });
  const { network, international } = card;
  return {
    card: { last4: number.slice(-4), network, international },
    plannedReason: card.reason,
  };
}

/** Polled by checkout until the bank has answered. */
export function paymentStatus(state: RazorpayState, { params, query }: Call): Answer {
  if (query.get('key_id') !== state.keyId)
    throw new Refusal('The api key provided is invalid', { status: 401, reason: 'NA' });
  return json(200, outcome(state, paymentNamed(state, params['id'])));
}

/** The payer left the bank's page. Does nothing once the bank has answered. */
export function cancelPayment(state: RazorpayState, call: Call): Answer {
  const payment = paymentNamed(state, call.params['id']);
  if (bodyOf(call, ['key_id'])['key_id'] !== state.keyId)
    throw new Refusal('The api key provided is invalid', { status: 401, reason: 'NA' });
  return json(
    200,
    outcome(
      state,
      payment.status === 'created' ? failPayment(state, payment, failure('payment_cancelled')) : payment,
    ),
  );
}

/** `response` on success and `error` on failure are passed to the page by checkout. */
function outcome(state: RazorpayState, { id, orderId, status, error, authorizedAt }: Payment) {
  if (authorizedAt !== null)
    return { status: 'paid', response: checkoutResponse(orderId, id, state.keySecret) };
  if (status !== 'failed') return { status: 'open' };
  return { status: 'failed', error: { ...error, metadata: { order_id: orderId, payment_id: id } } };
}
