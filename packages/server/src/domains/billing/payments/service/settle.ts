import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../context.ts';
import type { RazorpayPayment } from '../../../../integrations/razorpay/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { audit } from '../../../accounts/audit/index.ts';
import { getUserForChange } from '../../../accounts/identity/index.ts';
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
 * `settled`: this call delivered it. `before`: it was already delivered or refunded. `returned`: nothing can be
 * delivered for it, so the payment is refunded. `foreign`: the payment belongs to another order or has a different
 * amount, and nothing was done.
 */
export type Settled = 'settled' | 'before' | 'returned' | 'foreign';

/** The delay before another check when running work had reserved credits during a refund or an extension. */
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
 * The only place where a payment becomes credits. The page's confirmation, the provider's events and the reconciler all
 * call it with a captured payment (null for an order with nothing to pay). Plan, credits, coupon, invoice number and
 * audit are one transaction, and only the first call has an effect.
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

/** The same for a caller that has locked the rows of the user and the purchase. */
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
