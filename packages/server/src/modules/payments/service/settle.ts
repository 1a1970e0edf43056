import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { RazorpayPayment } from '../../../integrations/razorpay/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { audit } from '../../audit/index.ts';
import { getUserForChange } from '../../identity/index.ts';
import { paymentMailJob, planJob, refundJob } from '../jobs.ts';
import {
  findPurchase,
  insertRefund,
  lockPurchase,
  updatePurchase,
  type PurchaseRow,
} from '../repository/purchases.ts';
import { spendCoupon } from './coupon.ts';
import { issueInvoice } from './invoice.ts';
import { deliver } from './plan.ts';

/**
 * `settled`: this call delivered it. `before`: it was delivered, or sent back, already. `returned`: nothing can be given
 * for it, so the money goes back. `foreign`: the payment is not this order's, or not its sum; nothing was done.
 */
export type Settled = 'settled' | 'before' | 'returned' | 'foreign';

/** Credits that were held by work under way at a refund or an extension are looked at again after this long. */
const lookAgainMs = 60 * 60_000;

export async function lookAgain(context: Context, tx: Tx, userId: string): Promise<void> {
  const startAfter = new Date(context.clock.now() + lookAgainMs);
  await context.queue.enqueue(tx, planJob, { userId }, { startAfter });
}

async function sendBack(context: Context, tx: Tx, purchase: PurchaseRow, paymentId: string): Promise<void> {
  const now = context.clock.now();
  const refundId = randomUUID();
  await updatePurchase(tx, purchase.id, { state: 'returned', paymentId, nextCheckAt: null });
  await insertRefund(tx, {
    id: refundId,
    purchaseId: purchase.id,
    amountMinor: purchase.amountMinor,
    creditsTaken: 0,
    state: 'intended',
    refundId: null,
    reason: 'undeliverable',
    createdAt: new Date(now),
    closedAt: null,
  });
  await context.queue.enqueue(tx, refundJob, { refundId });
  await audit(tx, { actor: 'program', action: 'purchase.returned', subject: purchase.id, now });
}

/**
 * The one door through which money becomes credits: the page's confirmation, the provider's events and the reconciler
 * all come here with a captured payment (null for an order with nothing to pay). Plan, credits, coupon, invoice number
 * and audit are one transaction, and only the first call has an effect.
 */
export async function settle(
  context: Context,
  purchaseId: string,
  payment: Pick<RazorpayPayment, 'id' | 'amount' | 'currency' | 'order_id'> | null,
): Promise<Settled> {
  const asked = await findPurchase(context.database.db, purchaseId);
  if (asked === null) return 'foreign';
  return context.database.db.transaction(async (tx) => {
    const buyer = await getUserForChange(tx, asked.userId);
    const purchase = await lockPurchase(tx, purchaseId);
    return purchase === null ? 'foreign' : settleLocked(context, tx, { purchase, buyer, payment });
  });
}

interface Locked {
  purchase: PurchaseRow;
  buyer: Awaited<ReturnType<typeof getUserForChange>>;
  payment: Pick<RazorpayPayment, 'id' | 'amount' | 'currency' | 'order_id'> | null;
}

/** The same, for one who holds the person's and the purchase's row. */
export async function settleLocked(
  context: Context,
  tx: Tx,
  { purchase, buyer, payment }: Locked,
): Promise<Settled> {
  const now = context.clock.now();
  if (purchase.state !== 'open' && purchase.state !== 'lapsed') return 'before';
  const fits =
    payment === null
      ? purchase.amountMinor === 0
      : payment.order_id === purchase.orderId &&
        payment.amount === purchase.amountMinor &&
        payment.currency === purchase.currency;
  if (!fits) {
    context.log.error(
      { purchaseId: purchase.id, paymentId: payment?.id },
      'a payment does not fit its order',
    );
    return 'foreign';
  }
  const { couponId, id: purchaseId, userId } = purchase;
  const may =
    buyer !== null && (couponId === null || (await spendCoupon(tx, couponId, { userId, purchaseId }, now)));
  if (!may) {
    if (payment !== null) await sendBack(context, tx, purchase, payment.id);
    else await updatePurchase(tx, purchaseId, { state: 'lapsed', nextCheckAt: null });
    return 'returned';
  }
  const paymentId = payment?.id ?? null;
  const paidAt = new Date(now);
  await updatePurchase(tx, purchaseId, { state: 'paid', paymentId, paidAt, nextCheckAt: null });
  const paid: PurchaseRow = { ...purchase, state: 'paid', paymentId, paidAt };
  await deliver(tx, paid, now);
  await lookAgain(context, tx, userId);
  await context.queue.enqueue(tx, paymentMailJob, { kind: 'receipt', id: purchaseId });
  const number = paid.amountMinor === 0 ? null : await issueInvoice(tx, paid, buyer, now);
  await audit(tx, {
    actor: 'program',
    action: 'purchase.paid',
    subject: purchaseId,
    details: { product: paid.product, amountMinor: paid.amountMinor, currency: paid.currency, number },
    now,
  });
  return 'settled';
}
