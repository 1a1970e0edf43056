import { isArrayOf, isOneOf, isRecordOf, isShape, isString, type Guarded } from '../guards.ts';
import { lapse } from '../razorpay/lapse.ts';
import type { Deliveries } from '../razorpay/deliveries.ts';
import { Refusal } from '../razorpay/errors.ts';
import { failure } from '../razorpay/failures.ts';
import { authorizePayment, beginPayment, failPayment } from '../razorpay/lifecycle.ts';
import { orderNamed, paymentNamed, refundNamed } from '../razorpay/named.ts';
import { presentOrder, presentPayment, presentRefund } from '../razorpay/present.ts';
import { isMethod, type Payment } from '../razorpay/records.ts';
import { settleRefund } from '../razorpay/refunding.ts';
import { isRazorpaySettingsChange, settingsFault } from '../razorpay/settings.ts';
import { checkoutResponse } from '../razorpay/signature.ts';
import type { RazorpayState } from '../razorpay/state.ts';
import { isWebhookFaultOrder } from '../razorpay/webhook-faults.ts';
import { ControlError, input, type AddControl } from './orders.ts';

const isPayOrder = isShape(
  { orderId: isString },
  {
    /** `open` leaves it without the bank's answer. The default is `paid`. */
    outcome: isOneOf('paid', 'failed', 'open'),
    /** For `failed`, by default `payment_failed`. */
    reason: isString,
    method: isMethod,
    email: isString,
    contact: isString,
    notes: isRecordOf(isString),
    /** The origin of the card, by default `domestic`. */
    card: isOneOf('domestic', 'international'),
  },
);
export type PayOrder = Guarded<typeof isPayOrder>;

export function razorpayControl(add: AddControl, state: RazorpayState, deliveries: Deliveries): void {
  const named: AddControl = (method, path, run) =>
    add(method, `/razorpay${path}`, (call) => {
      lapse(state);
      return refusalAsControlError(() => run(call));
    });
  named('GET', '/settings', () => state.settings);
  named('PATCH', '/settings', (call) => {
    const settings = { ...state.settings, ...input(call, isRazorpaySettingsChange) };
    const fault = settingsFault(settings);
    if (fault !== undefined) throw new ControlError(fault);
    state.settings = settings;
    return settings;
  });
  named('GET', '/orders', () => [...state.orders.values()].map(presentOrder));
  named('GET', '/payments', ({ query }) => {
    const orderId = query.get('orderId');
    const payments = orderId === null ? [...state.payments.values()] : state.paymentsOf(orderId);
    return payments.map((payment) => presentPayment(payment, true));
  });
  named('GET', '/refunds', () => [...state.refunds.values()].map(presentRefund));
  named('POST', '/pay', (call) => paid(state, pay(state, input(call, isPayOrder))));
  named('POST', '/authorize', (call) => {
    const payment = paymentNamed(state, input(call, isShape({ paymentId: isString })).paymentId);
    if (payment.status !== 'created' && payment.status !== 'failed')
      throw new ControlError(`The payment is ${payment.status} already`);
    return paid(state, authorizePayment(state, payment));
  });
  named('POST', '/fail', (call) => {
    const order = input(call, isShape({ paymentId: isString }, { reason: isString }));
    const payment = paymentNamed(state, order.paymentId);
    if (payment.status !== 'created') throw new ControlError(`The payment is ${payment.status} already`);
    return paid(state, failPayment(state, payment, failure(order.reason ?? 'payment_failed')));
  });
  named('POST', '/refunds/settle', (call) => {
    const order = input(call, isShape({ refundId: isString, outcome: isOneOf('processed', 'failed') }));
    return presentRefund(settleRefund(state, refundNamed(state, order.refundId), order.outcome));
  });
  named('GET', '/deliveries', () => [...state.deliveries.values()]);
  named('POST', '/deliveries/send', (call) =>
    deliveries.sendNow(input(call, isShape({}, { events: isArrayOf(isString) })).events),
  );
  named('POST', '/webhook-faults', (call) => state.webhookFaults.add(input(call, isWebhookFaultOrder)));
  named('GET', '/webhook-faults', () => state.webhookFaults.list());
  named('DELETE', '/webhook-faults', () => state.webhookFaults.clear());
  named('GET', '/requests', ({ query }) => {
    const operation = query.get('operation');
    return state.requests.list().filter((request) => operation === null || request.operation === operation);
  });
}

function pay(state: RazorpayState, order: PayOrder): Payment {
  const method = order.method ?? 'card';
  const international = order.card === 'international';
  const card = {
    last4: international ? '1881' : '1007',
    network: 'Visa',
    international,
  };
  const instruments = { card: null, upi: 'success@razorpay', netbanking: 'HDFC', wallet: 'olamoney' };
  const payment = beginPayment(state, orderNamed(state, order.orderId), {
    method,
    instrument: instruments[method],
    card: method === 'card' ? card : null,
    email: order.email ?? 'payer@example.com',
    contact: order.contact ?? '+919000090000',
    notes: order.notes ?? {},
    plannedReason: null,
  });
  if (order.outcome === 'open') return payment;
  return order.outcome === 'failed'
    ? failPayment(state, payment, failure(order.reason ?? 'payment_failed'))
    : authorizePayment(state, payment);
}

/** The payment, with what checkout would pass to the page for it. */
function paid(state: RazorpayState, payment: Payment) {
  return {
    payment: presentPayment(payment, true),
    response: checkoutResponse(payment.orderId, payment.id, state.keySecret),
  };
}

function refusalAsControlError<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) throw new ControlError(error.message);
    throw error;
  }
}
