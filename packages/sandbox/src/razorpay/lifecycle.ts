import { emitOrderPaid, emitPayment } from './events.ts';
import { Refusal } from './errors.ts';
import { newId, type Card, type Method, type Order, type Payment, type PaymentError } from './records.ts';
import { refundUncaptured } from './refunding.ts';
import type { RazorpayState } from './state.ts';

export type Attempt = {
  method: Method;
  instrument: string | null;
  card: Card | null;
  email: string;
  contact: string;
  notes: Record<string, string>;
  plannedReason: string | null;
};

/** Starts a payment of the whole order. Refused once one is authorized or the order is paid. */
export function beginPayment(state: RazorpayState, order: Order, attempt: Attempt): Payment {
  const metadata = { order_id: order.id };
  if (order.status === 'paid')
    throw new Refusal('Payment already done for this order.', { reason: 'order_already_paid', metadata });
  if (state.paymentsOf(order.id).some(({ status }) => status === 'authorized'))
    throw new Refusal('A payment of this order is authorized already.', {
      reason: 'order_already_paid',
      metadata,
    });
  if (attempt.method !== 'card' && order.currency !== 'INR')
    throw new Refusal(`${attempt.method} takes INR only.`, { field: 'method', metadata });
  if (attempt.card?.international === true && !state.settings.internationalPayments)
    throw new Refusal('International cards are not supported.', {
      reason: 'international_transaction_not_allowed',
      metadata,
    });
  const payment: Payment = {
    ...attempt,
    id: newId('pay_'),
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    captured: false,
    amountRefunded: 0,
    error: null,
    createdAt: state.now(),
    authorizedAt: null,
    lateAuthorized: false,
  };
  state.addPayment(payment);
  state.orders.set(order.id, { ...order, status: 'attempted', attempts: order.attempts + 1 });
  return payment;
}

/**
 * The bank approved, possibly after the payment had been marked as failed. Captures it if the order or the account says
 * so. If another payment has already paid the order, it is refunded at once.
 */
export function authorizePayment(state: RazorpayState, payment: Payment): Payment {
  const at = state.now();
  const authorized: Payment = {
    ...payment,
    status: 'authorized',
    error: null,
    authorizedAt: at,
    lateAuthorized: payment.status === 'failed',
  };
  state.payments.set(payment.id, authorized);
  emitPayment(state, 'payment.authorized', authorized);
  const order = state.orderOf(authorized);
  if (order.status === 'paid') return refundUncaptured(state, authorized);
  const automatic = (order.capture ?? state.settings.capture) === 'automatic';
  const inTime =
    order.automaticExpiryMinutes === null || at - payment.createdAt <= order.automaticExpiryMinutes * 60_000;
  return automatic && inTime ? capturePayment(state, authorized) : authorized;
}

export function capturePayment(state: RazorpayState, payment: Payment): Payment {
  const captured: Payment = { ...payment, status: 'captured', captured: true };
  state.payments.set(payment.id, captured);
  const order: Order = { ...state.orderOf(payment), status: 'paid', amountPaid: payment.amount };
  state.orders.set(order.id, order);
  emitPayment(state, 'payment.captured', captured);
  emitOrderPaid(state, order, captured);
  return captured;
}

export function failPayment(state: RazorpayState, payment: Payment, error: PaymentError): Payment {
  const failed: Payment = { ...payment, status: 'failed', error };
  state.payments.set(payment.id, failed);
  emitPayment(state, 'payment.failed', failed);
  return failed;
}
