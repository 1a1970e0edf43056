import { inPaise } from './currencies.ts';
import { seconds } from './input.ts';
import type { Order, Payment, Refund } from './records.ts';

/** Empty notes are presented as a list, others as an object. */
export function presentNotes(notes: Record<string, string>): Record<string, string> | [] {
  return Object.keys(notes).length === 0 ? [] : notes;
}

export function presentOrder(order: Order) {
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: order.amountPaid,
    amount_due: order.amount - order.amountPaid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: presentNotes(order.notes),
    created_at: seconds(order.createdAt),
  };
}

/** The provider's fee: two per cent, plus tax, which `fee` includes. */
function charge(payment: Payment): { fee: number | null; tax: number | null } {
  if (!payment.captured) return { fee: null, tax: null };
  const net = Math.round(inPaise(payment.amount, payment.currency) * 0.02);
  const tax = Math.round(net * 0.18);
  return { fee: net + tax, tax };
}

/** A payment as on the wire. The card is only included on request. */
export function presentPayment(payment: Payment, withCard = false) {
  const { card, error, method, instrument } = payment;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    ...(payment.currency === 'INR'
      ? {}
      : { base_amount: inPaise(payment.amount, payment.currency), base_currency: 'INR' }),
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: card?.international ?? false,
    method,
    amount_refunded: payment.amountRefunded,
    refund_status:
      payment.amountRefunded === 0 ? null : payment.amountRefunded < payment.amount ? 'partial' : 'full',
    captured: payment.captured,
    description: null,
    card_id: card === null ? null : `card_${payment.id.slice('pay_'.length)}`,
    ...(withCard && card !== null
      ? {
          card: {
            id: `card_${payment.id.slice('pay_'.length)}`,
            entity: 'card',
            last4: card.last4,
            network: card.network,
            type: 'debit',
            international: card.international,
          },
        }
      : {}),
    bank: method === 'netbanking' ? instrument : null,
    wallet: method === 'wallet' ? instrument : null,
    vpa: method === 'upi' ? instrument : null,
    email: payment.email,
    contact: payment.contact,
    notes: presentNotes(payment.notes),
    ...charge(payment),
    error_code: error?.code ?? null,
    error_description: error?.description ?? null,
    error_source: error?.source ?? null,
    error_step: error?.step ?? null,
    error_reason: error?.reason ?? null,
    acquirer_data: {},
    ...(payment.lateAuthorized ? { late_authorized: true } : {}),
    created_at: seconds(payment.createdAt),
  };
}

export function presentRefund(refund: Refund) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    payment_id: refund.paymentId,
    notes: presentNotes(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: null },
    batch_id: null,
    status: refund.status,
    speed_requested: refund.speed,
    speed_processed: refund.speed === 'optimum' ? 'instant' : 'normal',
    created_at: seconds(refund.createdAt),
  };
}

export function collection<T>(items: T[]) {
  return { entity: 'collection', count: items.length, items };
}
