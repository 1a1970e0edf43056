import type { Context } from '../../../../context.ts';
import type { RazorpayClient, RazorpayPayment } from '../../../../integrations/razorpay/index.ts';
import { getUserForChange } from '../../../accounts/identity/index.ts';
import {
  askSoon,
  findPurchase,
  lockPurchase,
  updatePurchase,
  type PurchaseRow,
} from '../repository/purchases.ts';
import { lapseMs, nextCheck } from '../rules/calendar.ts';
import { releaseCoupon } from './coupon.ts';
import { ProviderUnavailable } from './errors.ts';
import { followRefunds } from './provider-refunds.ts';
import { settle } from './settle.ts';

/** Captures an authorised payment. Null when the payment is not ready to be captured. */
export async function captured(
  razorpay: RazorpayClient,
  purchase: PurchaseRow,
  payment: RazorpayPayment,
): Promise<RazorpayPayment | null> {
  if (payment.status === 'captured' || payment.status === 'refunded') return payment;
  if (payment.status !== 'authorized') return null;
  if (payment.amount !== purchase.amountMinor || payment.currency !== purchase.currency) return null;
  const result = await razorpay.capture(payment.id, purchase.amountMinor, purchase.currency);
  if (result.kind === 'success') return result.value.status === 'captured' ? result.value : null;
  // Refused because it was captured in the meantime or can no longer be. Its current state tells which.
  const again = await razorpay.payment(payment.id);
  if (again.kind !== 'success') throw new ProviderUnavailable(`capture: ${result.kind}`);
  return again.value.status === 'captured' ? again.value : null;
}

/** Marks an unpaid order as lapsed. A late payment is still accepted. */
async function lapse(context: Context, purchaseId: string, userId: string): Promise<void> {
  const now = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    await getUserForChange(tx, userId);
    const purchase = await lockPurchase(tx, purchaseId);
    if (purchase?.state !== 'open') return;
    await updatePurchase(tx, purchaseId, { state: 'lapsed' });
    if (purchase.couponId !== null) await releaseCoupon(tx, purchase.couponId, { userId, purchaseId }, now);
  });
}

/** Finds an order whose creation was never answered by its receipt. */
async function orderIdOf(
  context: Context,
  razorpay: RazorpayClient,
  purchase: PurchaseRow,
): Promise<string | null> {
  if (purchase.orderId !== null) return purchase.orderId;
  const found = await razorpay.findOrder(purchase.id);
  if (found.kind !== 'success') throw new ProviderUnavailable(`orders: ${found.kind}`);
  if (found.value === null) return null;
  await updatePurchase(context.database.db, purchase.id, { orderId: found.value.id });
  return found.value.id;
}

async function settleFrom(
  context: Context,
  razorpay: RazorpayClient,
  purchase: PurchaseRow,
  orderId: string,
): Promise<boolean> {
  const payments = await razorpay.paymentsOf(orderId);
  if (payments.kind !== 'success') throw new ProviderUnavailable(`payments: ${payments.kind}`);
  // Captured payments before authorised ones, because an order accepts one payment.
  const candidates = payments.value.toSorted(
    (a, b) => Number(b.captured ?? false) - Number(a.captured ?? false),
  );
  for (const payment of candidates) {
    // Refunded by the provider without ever having been captured.
    if (payment.status === 'refunded' && payment.captured === false) continue;
    const money = await captured(razorpay, purchase, payment);
    if (money !== null && (await settle(context, purchase.id, money)) !== 'foreign') return true;
  }
  return false;
}

/**
 * Asks the provider for the state of a purchase and applies it: captures, settles, follows refunds, lapses. Safe to run
 * at any time and repeatedly. Throws `ProviderUnavailable`.
 */
export async function followPurchase(context: Context, purchaseId: string): Promise<void> {
  const { razorpay, database, clock } = context;
  const purchase = await findPurchase(database.db, purchaseId);
  if (purchase === null || razorpay === null) return;
  if (purchase.state === 'open' || purchase.state === 'lapsed') {
    const orderId = await orderIdOf(context, razorpay, purchase);
    const settled =
      orderId !== null && (await settleFrom(context, razorpay, { ...purchase, orderId }, orderId));
    if (!settled && purchase.createdAt.getTime() + lapseMs <= clock.now())
      await lapse(context, purchaseId, purchase.userId);
  }
  await followRefunds(context, razorpay, purchaseId);
}

/**
 * The reconciler's check of a purchase. The next check is scheduled first, so that one order cannot block the others.
 */
export async function checkPurchase(context: Context, purchaseId: string): Promise<void> {
  const { db } = context.database;
  const purchase = await findPurchase(db, purchaseId);
  if (purchase === null || purchase.nextCheckAt === null) return;
  const now = context.clock.now();
  const open = purchase.state === 'open' || purchase.state === 'lapsed';
  let checks = purchase.checks;
  let nextCheckAt: Date | null;
  do nextCheckAt = nextCheck(purchase.createdAt, (checks += 1));
  while (nextCheckAt !== null && nextCheckAt.getTime() <= now);
  await updatePurchase(db, purchaseId, { checks, nextCheckAt: open ? nextCheckAt : null });
  if (!open) return;
  try {
    await followPurchase(context, purchaseId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ purchaseId, reason: error.message }, 'the payment provider could not be asked');
    await askSoon(db, purchase, new Date(now + 60_000));
  }
}
