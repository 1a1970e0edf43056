import { emitRefund } from './events.ts';
import { Refusal } from './errors.ts';
import { newId, type Payment, type Refund } from './records.ts';
import type { RazorpayState } from './state.ts';

type RefundOrder = Pick<Refund, 'amount' | 'speed' | 'notes' | 'receipt' | 'key' | 'request'>;

/** Starts a refund. Its amount counts as refunded from now on. */
export function addRefund(state: RazorpayState, payment: Payment, order: RefundOrder): Refund {
  const at = state.now();
  const refund: Refund = {
    ...order,
    id: newId('rfnd_'),
    paymentId: payment.id,
    currency: payment.currency,
    status: 'pending',
    createdAt: at,
    dueAt: at + state.settings.refundProcessingMs,
  };
  const amountRefunded = payment.amountRefunded + order.amount;
  const changed: Payment = {
    ...payment,
    amountRefunded,
    status: amountRefunded === payment.amount ? 'refunded' : payment.status,
  };
  state.payments.set(payment.id, changed);
  state.addRefund(refund);
  emitRefund(state, 'refund.created', refund, changed);
  return refund;
}

/** Refunds an authorized payment that was never captured, as the provider does automatically. */
export function refundUncaptured(state: RazorpayState, payment: Payment): Payment {
  const whole = { amount: payment.amount, speed: 'normal', notes: {}, receipt: null } as const;
  addRefund(state, payment, { ...whole, key: null, request: null });
  return state.payments.get(payment.id) ?? payment;
}

/** Ends a refund. The amount of a failed one can be refunded again. */
export function settleRefund(state: RazorpayState, refund: Refund, outcome: 'processed' | 'failed'): Refund {
  if (refund.status !== 'pending') throw new Refusal(`The refund is ${refund.status} already`);
  const settled: Refund = { ...refund, status: outcome };
  state.refunds.set(refund.id, settled);
  const payment = state.payments.get(refund.paymentId);
  if (payment === undefined) throw new Error(`Refund ${refund.id} has no payment`);
  const changed: Payment =
    outcome === 'processed'
      ? payment
      : {
          ...payment,
          amountRefunded: payment.amountRefunded - refund.amount,
          status: payment.captured ? 'captured' : 'authorized',
        };
  state.payments.set(payment.id, changed);
  emitRefund(state, `refund.${outcome}`, settled, changed);
  return settled;
}
