import { randomUUID } from 'node:crypto';
import type { EndpointData, paymentStatus } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { presentResult } from '../present.ts';
import {
  countFailedTries,
  findOwnOrder,
  findPurchase,
  insertFailedTry,
  type PurchaseRow,
} from '../repository/purchases.ts';
import { ProviderUnavailable } from './errors.ts';
import { captured, followPurchase } from './follow.ts';
import { settle } from './settle.ts';

type Result = EndpointData<typeof paymentStatus>;

/** What is kept of failed tries of one order at most. */
const mostTries = 20;

async function ownOrder(context: Context, userId: string, orderId: string): Promise<PurchaseRow> {
  const purchase = await findOwnOrder(context.database.db, userId, orderId);
  if (purchase === null) throw new AppError('not_found');
  return purchase;
}

async function resultOf(context: Context, purchase: PurchaseRow): Promise<Result> {
  return presentResult((await findPurchase(context.database.db, purchase.id)) ?? purchase);
}

/** Runs what asks the provider; one that does not answer is the person's to know, not an error of ours. */
async function asking<T>(context: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ reason: error.message }, 'the payment provider could not be asked');
    throw new AppError('payments_unavailable');
  }
}

/**
 * Takes the checkout's answer: the signature over the order we stored, then what the provider says of the payment: its
 * order, sum, currency, and that it is captured. Refuses with `not_found`, `payment_not_confirmed` and
 * `payments_unavailable`; what is authorised only comes back as `open`.
 */
export async function confirmPayment(
  context: Context,
  userId: string,
  given: { razorpayOrderId: string; razorpayPaymentId: string; signature: string },
): Promise<Result> {
  const { razorpay } = context;
  if (razorpay === null) throw new AppError('payments_not_configured');
  const purchase = await ownOrder(context, userId, given.razorpayOrderId);
  const paymentId = given.razorpayPaymentId;
  if (!razorpay.isPaymentSigned(purchase.orderId ?? '', paymentId, given.signature))
    throw new AppError('payment_not_confirmed');
  const told = await razorpay.payment(paymentId);
  if (told.kind === 'rejected') throw new AppError('payment_not_confirmed');
  if (told.kind === 'unavailable') throw new AppError('payments_unavailable');
  if (told.value.order_id !== purchase.orderId) throw new AppError('payment_not_confirmed');
  const payment = await asking(context, () => captured(razorpay, purchase, told.value));
  if (payment !== null && (await settle(context, purchase.id, payment)) === 'foreign')
    throw new AppError('payment_not_confirmed');
  return resultOf(context, purchase);
}

interface TryError {
  code: string;
  description?: string | null | undefined;
  source?: string | null | undefined;
  step?: string | null | undefined;
  reason?: string | null | undefined;
  order_id?: string | null | undefined;
  payment_id?: string | null | undefined;
}

/** Keeps that a try failed. The order stays open: the next try may succeed, and so may this one, late. */
export async function recordFailedTry(
  context: Context,
  connection: Connection,
  purchaseId: string,
  error: TryError,
): Promise<void> {
  if ((await countFailedTries(connection, purchaseId)) >= mostTries) return;
  await insertFailedTry(connection, {
    id: randomUUID(),
    purchaseId,
    paymentId: error.payment_id ?? null,
    code: error.code,
    description: error.description ?? '',
    source: error.source ?? '',
    step: error.step ?? '',
    reason: error.reason ?? '',
    createdAt: new Date(context.clock.now()),
  });
}

/** The page tells that a try failed. Refuses with `not_found` for an order that is not this person's. */
export async function reportFailure(context: Context, userId: string, error: TryError): Promise<Result> {
  const purchase = await ownOrder(context, userId, error.order_id ?? '');
  await recordFailedTry(context, context.database.db, purchase.id, error);
  return presentResult(purchase);
}

/** How an order stands; asks the provider while it is open. */
export async function readOrder(context: Context, userId: string, orderId: string): Promise<Result> {
  const purchase = await ownOrder(context, userId, orderId);
  if (purchase.state === 'open' || purchase.state === 'lapsed') {
    await followPurchase(context, purchase.id).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error;
      context.log.warn({ reason: error.message }, 'the payment provider could not be asked');
    });
  }
  return resultOf(context, purchase);
}
