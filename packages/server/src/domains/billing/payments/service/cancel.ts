import type { cancelPurchase, EndpointData, refundQuote } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { findPurchase, listPaidPurchases, listRefunds, type PurchaseRow } from '../repository/purchases.ts';
import { refundableUntil } from '../rules/price.ts';
import { refundPurchase, refundTerms, type RefundRefusal } from './refund.ts';

type Cancelled = EndpointData<typeof cancelPurchase>;

const refusals = {
  'not-found': 'not_found',
  'not-paid': 'refund_done',
  'too-late': 'refund_too_late',
  'in-use': 'refund_in_use',
  changed: 'refund_changed',
} as const satisfies Record<RefundRefusal, string>;

async function ownPurchase(context: Context, userId: string, purchaseId: string): Promise<PurchaseRow> {
  const purchase = await findPurchase(context.database.db, purchaseId);
  if (purchase === null || purchase.userId !== userId) throw new AppError('not_found');
  return purchase;
}

/** The refund a buyer would get for cancelling now. Refuses with the same codes as `cancelOwnPurchase`. */
export async function quoteRefund(
  context: Context,
  userId: string,
  purchaseId: string,
): Promise<EndpointData<typeof refundQuote>> {
  const purchase = await ownPurchase(context, userId, purchaseId);
  const { state, paidAt, currency } = purchase;
  if (state !== 'paid' || paidAt === null) throw new AppError('refund_done');
  const now = context.clock.now();
  const until = refundableUntil(paidAt);
  if (now > until.getTime()) throw new AppError('refund_too_late');
  const terms = await context.database.db.transaction(async (tx) => refundTerms(tx, purchase, now));
  if (terms === 'in-use') throw new AppError('refund_in_use');
  const { amountMinor, creditsUsed, unused } = terms;
  const paid = await listPaidPurchases(context.database.db, purchase.product, userId);
  return {
    amountMinor,
    currency,
    creditsUsed,
    creditsTaken: unused,
    until: until.toISOString(),
    isLast: paid.length === 1,
  };
}

/** The refund that already cancelled a purchase, or null if its buyer has not cancelled it. */
async function earlier(context: Context, { id, currency }: PurchaseRow): Promise<Cancelled | null> {
  const made = (await listRefunds(context.database.db, [id])).findLast(
    ({ reason, state }) => reason === 'cancelled' && state !== 'failed',
  );
  return made ? { amountMinor: made.amountMinor, currency, creditsTaken: made.creditsTaken } : null;
}

/**
 * Cancels a purchase for its buyer, for the refund that they were shown. A repeated request, from this tab or another,
 * returns the first refund. Refuses with `not_found`, `refund_done`, `refund_too_late`, `refund_in_use` or
 * `refund_changed`.
 */
export async function cancelOwnPurchase(
  context: Context,
  userId: string,
  { purchaseId, amountMinor: expectedMinor }: { purchaseId: string; amountMinor: number },
): Promise<Cancelled> {
  const purchase = await ownPurchase(context, userId, purchaseId);
  if (context.razorpay === null && purchase.amountMinor > 0) throw new AppError('payments_not_configured');
  const done = await refundPurchase(context, { purchaseId, actor: 'person', expectedMinor });
  if (typeof done === 'object')
    return { amountMinor: done.amountMinor, currency: done.currency, creditsTaken: done.creditsTaken };
  const before = done === 'not-paid' ? await earlier(context, purchase) : null;
  if (before === null) throw new AppError(refusals[done]);
  return before;
}
