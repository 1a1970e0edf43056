import { randomUUID } from 'node:crypto';
import { products } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { RazorpayClient, RazorpayRefund } from '../../../../integrations/razorpay/index.ts';
import { audit } from '../../../accounts/audit/index.ts';
import { takeBackCredits, unusedCredits } from '../../credits/index.ts';
import { getUserForChange } from '../../../accounts/identity/index.ts';
import {
  findPurchase,
  insertRefund,
  listRefunds,
  lockPurchase,
  updatePurchase,
} from '../repository/purchases.ts';
import { creditsForRefund } from '../rules/price.ts';
import { ProviderUnavailable } from './errors.ts';
import { creditSource, withdraw } from './plan.ts';
import { recordRefund } from './refund.ts';
import { lookAgain } from './settle.ts';

/** Records a refund that was started in the provider's dashboard, and takes its share of the unused credits. */
async function adopt(context: Context, purchaseId: string, told: RazorpayRefund): Promise<string | null> {
  const asked = await findPurchase(context.database.db, purchaseId);
  if (asked === null) return null;
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    await getUserForChange(tx, asked.userId);
    const purchase = await lockPurchase(tx, purchaseId);
    if (purchase === null) return null;
    const { userId, amountMinor, credits } = purchase;
    const before = await listRefunds(tx, [purchaseId]);
    const same = before.find(({ refundId, id }) => refundId === told.id || id === told.receipt);
    if (same !== undefined) return same.id;
    const back = before.filter(({ state }) => state !== 'failed');
    const total = back.reduce((sum, refund) => sum + refund.amountMinor, told.amount);
    const sourcePrefix = creditSource(purchaseId);
    const unused = await unusedCredits(tx, userId, sourcePrefix, now);
    const whole = total >= amountMinor;
    const most = whole ? unused : creditsForRefund(told.amount, amountMinor, credits, unused);
    const label = `Refund: ${products[purchase.product].name}`;
    const creditsTaken = await takeBackCredits(tx, { userId, sourcePrefix, most, label, now });
    const id = randomUUID();
    await insertRefund(tx, {
      id,
      purchaseId,
      amountMinor: told.amount,
      creditsTaken,
      state: 'pending',
      refundId: told.id,
      reason: 'provider',
      createdAt: new Date(now),
      closedAt: null,
    });
    if (whole && purchase.state === 'paid') {
      await updatePurchase(tx, purchaseId, { state: 'refunded' });
      await withdraw(tx, { ...purchase, state: 'refunded' }, now);
      await lookAgain(context, tx, userId);
    }
    const details = { refundId: id, amountMinor: told.amount, creditsTaken };
    await audit(tx, { actor: 'program', action: 'purchase.refund', subject: purchaseId, details, now });
    return id;
  });
}

export async function followRefunds(context: Context, razorpay: RazorpayClient, purchaseId: string) {
  const purchase = await findPurchase(context.database.db, purchaseId);
  const settled = purchase !== null && ['paid', 'refunded', 'returned'].includes(purchase.state);
  if (!settled || purchase.paymentId === null) return;
  const told = await razorpay.refundsOf(purchase.paymentId);
  if (told.kind !== 'success') throw new ProviderUnavailable(`refunds: ${told.kind}`);
  for (const refund of told.value) {
    const own = (await listRefunds(context.database.db, [purchaseId])).find(
      ({ refundId, id }) => refundId === refund.id || id === refund.receipt,
    );
    // A refund that failed before we learned of it took no credits.
    if (own === undefined && refund.status === 'failed') continue;
    const id = own?.id ?? (await adopt(context, purchaseId, refund));
    if (id !== null) await recordRefund(context, id, refund);
  }
}
