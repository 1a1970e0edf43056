import type { Context } from '../../../../context.ts';
import type { RazorpayEvent } from '../../../../integrations/razorpay/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { followJob } from '../jobs.ts';
import {
  findPurchaseByOrder,
  findPurchaseByPayment,
  insertEvent,
  type PurchaseRow,
} from '../repository/purchases.ts';
import { recordFailedTry } from './confirm.ts';

async function purchaseOf(context: Context, { payload }: RazorpayEvent): Promise<PurchaseRow | null> {
  const { db } = context.database;
  const orderId = payload.order?.entity.id ?? payload.payment?.entity.order_id ?? null;
  const byOrder = orderId === null ? null : await findPurchaseByOrder(db, orderId);
  if (byOrder !== null) return byOrder;
  const paymentId = payload.payment?.entity.id ?? payload.refund?.entity.payment_id ?? null;
  return paymentId === null ? null : findPurchaseByPayment(db, paymentId);
}

const wrongSecret = 'The signature does not match. Check that both sides have the same webhook secret.';

/**
 * Accepts an event: verifies the signature over the raw body, records its id once, and queues a job that asks the
 * provider for the current state. An event is only a hint, because it may be old, out of order or repeated. Refuses
 * with `signature_invalid`.
 */
export async function takeEvent(context: Context, body: Uint8Array, headers: Headers): Promise<void> {
  const { razorpay, log } = context;
  if (razorpay === null) throw new AppError('payments_not_configured');
  const event = razorpay.readEvent(body, headers.get('x-razorpay-signature') ?? '');
  if (event === null) throw new AppError('signature_invalid', undefined, { message: wrongSecret });
  const eventId = headers.get('x-razorpay-event-id') ?? '';
  if (event === 'unreadable' || !/^[\w-]{1,100}$/.test(eventId)) {
    log.warn('a payment event has a form of its own');
    return;
  }
  const purchase = await purchaseOf(context, event);
  if (purchase === null) {
    log.warn({ event: event.event, eventId }, 'a payment event is about no order of ours');
    return;
  }
  const payment = event.payload.payment?.entity;
  await context.database.db.transaction(async (tx) => {
    const receivedAt = new Date(context.clock.now());
    const row = { id: eventId, event: event.event, purchaseId: purchase.id, receivedAt };
    if (!(await insertEvent(tx, row))) return;
    await context.queue.enqueue(tx, followJob, { purchaseId: purchase.id });
    if (event.event !== 'payment.failed' || payment === undefined) return;
    await recordFailedTry(context, tx, purchase.id, {
      code: payment.error_code ?? '',
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      payment_id: payment.id,
    });
  });
}
