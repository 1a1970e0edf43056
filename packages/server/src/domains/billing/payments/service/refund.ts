import { randomUUID } from 'node:crypto';
import { products, type Currency } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { RazorpayClient, RazorpayRefund } from '../../../../integrations/razorpay/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { audit, type Act } from '../../../accounts/audit/index.ts';
import {
  grantCredits,
  holdsCreditsFrom,
  lockAccount,
  takeBackCredits,
  unusedCredits,
} from '../../credits/index.ts';
import { getUserForChange } from '../../../accounts/identity/index.ts';
import { paymentMailJob, refundJob } from '../jobs.ts';
import {
  findPurchase,
  findRefund,
  insertRefund,
  listTerms,
  lockPurchase,
  updatePurchase,
  updateRefund,
  type PurchaseRow,
  type RefundRow,
} from '../repository/purchases.ts';
import { chainEnd } from '../rules/plan.ts';
import { refundableUntil, refundOf } from '../rules/price.ts';
import { ProviderUnavailable } from './errors.ts';
import { issueCreditNote } from './invoice.ts';
import { creditSource, reinstate, withdraw } from './plan.ts';
import { lookAgain } from './settle.ts';

export type RefundRefusal = 'not-found' | 'not-paid' | 'too-late' | 'in-use' | 'changed';

interface RefundRequest {
  purchaseId: string;
  actor: Act['actor'];
  /** True for an operator, who can refund after the 48 hours. */
  late?: boolean;
  /** The amount shown to the buyer. The purchase is not cancelled for any other amount. */
  expectedMinor?: number;
  /** What else the refund depends on, written in its transaction. False keeps the purchase, which is answered `changed`. */
  take?: (tx: Tx) => Promise<boolean>;
}

export interface RefundTerms {
  amountMinor: number;
  creditsUsed: number;
  unused: number;
}

/** Queues the email about the result of a refund, in the transaction that ends it. */
async function tellRefund(context: Context, tx: Tx, kind: 'refund' | 'refund-failed', id: string) {
  await context.queue.enqueue(tx, paymentMailJob, { kind, id });
}

async function givenCredits(tx: Tx, purchase: PurchaseRow): Promise<number> {
  if (products[purchase.product].kind !== 'plan') return purchase.credits;
  const term = (await listTerms(tx, purchase.userId)).find(({ purchaseId }) => purchaseId === purchase.id);
  return term === undefined ? 0 : term.granted * term.creditsPerMonth;
}

/**
 * The terms for cancelling a purchase now. Locks the user's credits until the transaction ends. While running work
 * reserves credits of the purchase, nobody knows how many of them it will use.
 */
export async function refundTerms(
  tx: Tx,
  purchase: PurchaseRow,
  now: number,
): Promise<RefundTerms | 'in-use'> {
  await lockAccount(tx, purchase.userId, new Date(now));
  if (await holdsCreditsFrom(tx, purchase.userId, creditSource(purchase.id))) return 'in-use';
  const given = await givenCredits(tx, purchase);
  const unused = await unusedCredits(tx, purchase.userId, creditSource(purchase.id), now);
  const creditsUsed = Math.max(0, given - unused);
  return { amountMinor: refundOf(purchase.amountMinor, purchase.credits, creditsUsed), creditsUsed, unused };
}

/**
 * Cancels a purchase: takes back the unused credits, ends its plan, and starts the refund of the price less the share
 * of the used credits. A job asks the provider after the transaction.
 */
export async function refundPurchase(
  context: Context,
  { purchaseId, actor, late = false, expectedMinor, take }: RefundRequest,
): Promise<
  { refundId: string; amountMinor: number; currency: Currency; creditsTaken: number } | RefundRefusal
> {
  const asked = await findPurchase(context.database.db, purchaseId);
  if (asked === null) return 'not-found';
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    await getUserForChange(tx, asked.userId);
    const purchase = await lockPurchase(tx, purchaseId);
    if (purchase === null || purchase.state !== 'paid' || purchase.paidAt === null) return 'not-paid';
    if (!late && now > refundableUntil(purchase.paidAt).getTime()) return 'too-late';
    const { userId } = purchase;
    const sourcePrefix = creditSource(purchaseId);
    const terms = await refundTerms(tx, purchase, now);
    if (terms === 'in-use') return terms;
    const { amountMinor, unused } = terms;
    if (expectedMinor !== undefined && expectedMinor !== amountMinor) return 'changed';
    if (take !== undefined && !(await take(tx))) return 'changed';
    const label = `Refund: ${products[purchase.product].name}`;
    const creditsTaken = await takeBackCredits(tx, { userId, sourcePrefix, most: unused, label, now });
    await updatePurchase(tx, purchaseId, { state: 'refunded' });
    await withdraw(tx, { ...purchase, state: 'refunded' }, now);
    await lookAgain(context, tx, userId);
    const refundId = randomUUID();
    const nothing = amountMinor === 0;
    await insertRefund(tx, {
      id: refundId,
      purchaseId,
      amountMinor,
      creditsTaken,
      state: nothing ? 'processed' : 'intended',
      refundId: null,
      reason: 'cancelled',
      createdAt: new Date(now),
      closedAt: nothing ? new Date(now) : null,
    });
    if (!nothing) await context.queue.enqueue(tx, refundJob, { refundId });
    else await tellRefund(context, tx, 'refund', refundId);
    await audit(tx, {
      actor,
      action: 'purchase.refund',
      subject: purchaseId,
      details: { refundId, amountMinor, creditsTaken },
      now,
    });
    return { refundId, amountMinor, currency: purchase.currency, creditsTaken };
  });
}

/** Restores what a refund took, after it failed. */
async function undo(tx: Tx, purchase: PurchaseRow, refund: RefundRow, now: number): Promise<void> {
  if (refund.reason === 'undeliverable') return;
  if (purchase.state === 'refunded') {
    await updatePurchase(tx, purchase.id, { state: 'paid' });
    await reinstate(tx, { ...purchase, state: 'paid' }, now);
  }
  if (refund.creditsTaken === 0) return;
  const { product: key, userId } = purchase;
  const product = products[key];
  const terms = await listTerms(tx, userId);
  await grantCredits(tx, {
    userId,
    amount: refund.creditsTaken,
    label: `Refunded: ${product.name}`,
    source: `${creditSource(purchase.id)}back:${refund.id}`,
    expiresAt: product.kind === 'plan' ? chainEnd(terms, product.plan) : null,
    now,
  });
}

/** Records the provider's state of a refund. A processed or failed refund never changes again. */
export async function recordRefund(
  context: Context,
  id: string,
  told: Pick<RazorpayRefund, 'id' | 'status'> | 'refused',
): Promise<void> {
  const asked = await findRefund(context.database.db, id);
  const owner = asked && (await findPurchase(context.database.db, asked.purchaseId));
  if (!owner) return;
  const now = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    await getUserForChange(tx, owner.userId);
    const purchase = await lockPurchase(tx, owner.id);
    const refund = await findRefund(tx, id);
    if (purchase === null || refund === null || refund.closedAt !== null) return;
    const state = told === 'refused' ? 'failed' : told.status;
    const refundId = told === 'refused' ? refund.refundId : told.id;
    if (state === 'pending') {
      await updateRefund(tx, id, { state, refundId });
      return;
    }
    await updateRefund(tx, id, { state, refundId, closedAt: new Date(now) });
    if (state === 'processed') await issueCreditNote(tx, purchase, refund, now);
    else await undo(tx, purchase, refund, now);
    await tellRefund(context, tx, state === 'processed' ? 'refund' : 'refund-failed', id);
    const action = state === 'processed' ? 'refund.processed' : 'refund.failed';
    await audit(tx, { actor: 'program', action, subject: purchase.id, details: { refundId: id }, now });
  });
}

/**
 * Asks the provider for a refund. It first looks for an earlier request with our id, so that a lost answer never causes
 * a second refund.
 */
export async function sendRefund(context: Context, razorpay: RazorpayClient, id: string): Promise<void> {
  const refund = await findRefund(context.database.db, id);
  const purchase = refund && (await findPurchase(context.database.db, refund.purchaseId));
  if (!purchase || refund.closedAt !== null || purchase.paymentId === null) return;
  const known = await razorpay.refundsOf(purchase.paymentId);
  if (known.kind !== 'success') throw new ProviderUnavailable(`refunds: ${known.kind}`);
  const made = known.value.find(({ id: theirs, receipt }) => theirs === refund.refundId || receipt === id);
  if (made !== undefined) return recordRefund(context, id, made);
  const result = await razorpay.refund(purchase.paymentId, refund.amountMinor, id);
  if (result.kind === 'unavailable') throw new ProviderUnavailable(`refund: ${result.reason}`);
  if (result.kind === 'rejected')
    context.log.error({ refundId: id, code: result.code, status: result.status }, 'a refund was refused');
  return recordRefund(context, id, result.kind === 'rejected' ? 'refused' : result.value);
}
