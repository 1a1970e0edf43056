import { isRecord } from '../guards.ts';
import { json, type Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { findCurrency } from './currencies.ts';
import { Refusal } from './errors.ts';
import { amountOf, bodyOf, listed, notesOf, receiptOf } from './input.ts';
import { orderNamed } from './named.ts';
import { collection, presentOrder, presentPayment } from './present.ts';
import { newId, type Order } from './records.ts';
import type { RazorpayState } from './state.ts';

const FIELDS = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'payment',
  'payment_capture',
  'partial_payment',
  'unique_receipt',
];
const LONGEST_EXPIRY_MINUTES = 7200;
const SHORTEST_EXPIRY_MINUTES = 12;

export function createOrder(state: RazorpayState, call: Call): Answer {
  const body = bodyOf(call, FIELDS);
  const amount = amountOf(body['amount']);
  const currency = currencyOf(state, body['currency'], amount);
  const receipt = receiptOf(body['receipt']);
  if (body['partial_payment'] !== undefined && body['partial_payment'] !== false)
    throw new Refusal('Partial payments are not enabled on this account', { field: 'partial_payment' });
  const order: Order = {
    id: newId('order_'),
    amount,
    amountPaid: 0,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes: notesOf(body['notes']),
    createdAt: state.now(),
    ...captureOf(body),
  };
  const before = receipt === null ? undefined : state.findOrderByReceipt(receipt);
  if (before !== undefined && body['unique_receipt'] === true) return json(200, presentOrder(before));
  if (before !== undefined && state.settings.repeatedReceipt === 'refuse')
    throw new Refusal('Receipt should be unique', { field: 'receipt' });
  state.addOrder(order);
  return json(200, presentOrder(order));
}

function currencyOf(state: RazorpayState, value: unknown, amount: number): string {
  if (value === undefined) throw new Refusal('The currency field is required.', { field: 'currency' });
  const currency = typeof value === 'string' ? findCurrency(value) : undefined;
  if (typeof value !== 'string' || currency === undefined)
    throw new Refusal('Currency is not supported', { field: 'currency' });
  if (value !== 'INR' && !state.settings.internationalPayments)
    throw new Refusal('Currency is not supported', { field: 'currency' });
  if (amount < (state.settings.leastAmounts[value] ?? currency.least))
    throw new Refusal('Order amount less than minimum amount allowed', { field: 'amount' });
  if (currency.exponent === 3 && amount % 10 !== 0)
    throw new Refusal('The last digit of the amount must be 0 in this currency', { field: 'amount' });
  return value;
}

type Capture = Pick<Order, 'capture' | 'automaticExpiryMinutes' | 'manualExpiryMinutes'>;

function captureOf(body: Record<string, unknown>): Capture {
  const [legacy, payment] = [body['payment_capture'], body['payment']];
  const none = { capture: null, automaticExpiryMinutes: null, manualExpiryMinutes: null };
  if (legacy !== undefined) {
    if (payment !== undefined)
      throw new Refusal('payment_capture and payment may not be sent together', { field: 'payment' });
    if (![0, 1, true, false].some((allowed) => allowed === legacy))
      throw new Refusal('The payment_capture must be 0 or 1.', { field: 'payment_capture' });
    return { ...none, capture: legacy === 1 || legacy === true ? 'automatic' : 'manual' };
  }
  if (payment === undefined) return none;
  const fault = (description: string) => new Refusal(description, { field: 'payment' });
  if (
    !isRecord(payment) ||
    Object.keys(payment).some((key) => key !== 'capture' && key !== 'capture_options')
  )
    throw fault('The payment may hold capture and capture_options only');
  const { capture, capture_options: options = {} } = payment;
  if (capture !== 'automatic' && capture !== 'manual') throw fault('The capture must be automatic or manual');
  if (!isRecord(options)) throw fault('The capture_options must be an object');
  const known = ['automatic_expiry_period', 'manual_expiry_period', 'refund_speed'];
  if (Object.keys(options).some((key) => !known.includes(key)))
    throw fault('The capture_options hold an unknown field');
  const { automatic_expiry_period: automatic, manual_expiry_period: manual, refund_speed: speed } = options;
  if (speed !== undefined && speed !== 'normal' && speed !== 'optimum')
    throw fault('The refund_speed must be normal or optimum');
  if (capture === 'automatic' && payment['capture_options'] !== undefined && automatic === undefined)
    throw fault('The automatic_expiry_period is required for automatic capture');
  const automaticExpiryMinutes = minutes(automatic, SHORTEST_EXPIRY_MINUTES, fault);
  return {
    capture,
    automaticExpiryMinutes,
    manualExpiryMinutes: minutes(manual, automaticExpiryMinutes ?? SHORTEST_EXPIRY_MINUTES, fault),
  };
}

function minutes(value: unknown, least: number, fault: (description: string) => Refusal): number | null {
  if (value === undefined) return null;
  if (
    typeof value !== 'number' ||
    !Number.isInteger(value) ||
    value < least ||
    value > LONGEST_EXPIRY_MINUTES
  )
    throw fault(`An expiry period must be between ${least} and ${LONGEST_EXPIRY_MINUTES} minutes`);
  return value;
}

export function fetchOrder(state: RazorpayState, { params }: Call): Answer {
  return json(200, presentOrder(orderNamed(state, params['id'])));
}

export function listOrders(state: RazorpayState, call: Call): Answer {
  const receipt = call.query.get('receipt');
  const authorized = call.query.get('authorized');
  if (authorized !== null && authorized !== '0' && authorized !== '1')
    throw new Refusal('The authorized must be 0 or 1.', { field: 'authorized' });
  const fitting = [...state.orders.values()].filter(
    (order) =>
      (receipt === null || order.receipt === receipt) &&
      (authorized === null || isAuthorized(state, order) === (authorized === '1')),
  );
  const page = listed(call, fitting, ['receipt', 'authorized']);
  return json(200, collection(page.map(presentOrder)));
}

function isAuthorized(state: RazorpayState, { id }: Order): boolean {
  return state.paymentsOf(id).some(({ status }) => status === 'authorized' || status === 'captured');
}

export function listOrderPayments(state: RazorpayState, { params }: Call): Answer {
  const payments = state.paymentsOf(orderNamed(state, params['id']).id);
  return json(200, collection(payments.toReversed().map((payment) => presentPayment(payment))));
}

/** Only the notes of an order can change. */
export function changeOrder(state: RazorpayState, call: Call): Answer {
  const order = orderNamed(state, call.params['id']);
  const body = bodyOf(call, ['notes']);
  if (body['notes'] === undefined) throw new Refusal('The notes field is required.', { field: 'notes' });
  const changed = { ...order, notes: notesOf(body['notes']) };
  state.orders.set(order.id, changed);
  return json(200, presentOrder(changed));
}
