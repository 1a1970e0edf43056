import { randomUUID } from 'node:crypto';
import type { EndpointData, paymentStatus } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
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

/** The largest number of failed attempts stored per order. */
const mostTries = 20;

async function ownOrder(context: Context, userId: string, orderId: string): Promise<PurchaseRow> {
  const purchase = existing(await findOwnOrder(context.database.db, userId, orderId));
  return purchase;
}

async function resultOf(context: Context, purchase: PurchaseRow): Promise<Result> {
  return presentResult((await findPurchase(context.database.db, purchase.id)) ?? purchase);
}

/**
 * Runs a request to the provider. An unavailable provider is reported to the user rather than as an error of this
 * server.
 */
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
 * Verifies the checkout's answer: the signature over the stored order, then the provider's data on the payment (order,
 * amount, currency, and that it is captured). Refuses with `not_found`, `payment_not_confirmed` and
 * `payments_unavailable`. A payment that is only authorised returns `open`.
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

/** Records a failed attempt. The order stays open, because the next attempt may succeed, and so may this one, later. */
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

/** Records a failure reported by the page. Refuses with `not_found` for another user's order. */
export async function reportFailure(context: Context, userId: string, error: TryError): Promise<Result> {
  const purchase = await ownOrder(context, userId, error.order_id ?? '');
  await recordFailedTry(context, context.database.db, purchase.id, error);
  return presentResult(purchase);
}

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
