import type { checkout, EndpointCall, EndpointData, paymentStatus } from '@limelight/contracts';
import {
  creditsOf,
  pageAfter,
  type Currency,
  type Duration,
  type ProductKey,
} from '@limelight/contracts/catalog';
import { z } from 'zod';
import { isApiError } from '../../../../lib/api-error.ts';
import { CheckoutLoadError, type CheckoutConstructor } from './script.ts';

export interface Purchase {
  product: ProductKey;
  months: Duration;
  coupon: string | null;
}

export type PaymentResult = EndpointData<typeof paymentStatus>;
type Order = EndpointData<typeof checkout>;
type StatusBody = EndpointCall<typeof paymentStatus>['body'];

/** A completed payment. The amount is in minor units. */
export interface Paid {
  orderId: string;
  amount: number;
  currency: Currency;
  result: PaymentResult;
}

export type CheckoutState =
  | { kind: 'idle' }
  | { kind: 'ordering' | 'loading' | 'open' | 'confirming'; purchase: Purchase }
  /** The server needs the billing address first. */
  | { kind: 'billing'; purchase: Purchase }
  /** The email address is not verified yet. */
  | { kind: 'unverified'; purchase: Purchase }
  /** Closed by the user, possibly after the bank refused. A late confirmation is still watched for. */
  | { kind: 'dismissed'; purchase: Purchase; refused: string | null }
  /** Approved, but the payment has not arrived yet. */
  | { kind: 'pending'; purchase: Purchase }
  /** The payment is refunded automatically. */
  | { kind: 'returned'; purchase: Purchase }
  /** The coupon was used up or deactivated after it had been checked. */
  | { kind: 'coupon'; purchase: Purchase; message: string }
  | { kind: 'failed'; purchase: Purchase; message: string }
  | { kind: 'paid'; purchase: Purchase; paid: Paid };

/** The report of a failed payment, as the body of `error-report/report`. */
export interface PaymentReport {
  type: 'RAZORPAY_LOAD_FAILURE' | 'PAYMENT_FAILURE';
  message: string;
  details: unknown;
  product: ProductKey;
}

export interface CheckoutEnvironment {
  /** The condition that an order would be refused for. */
  missing: () => Promise<'billing' | 'unverified' | null>;
  order: (purchase: Purchase) => Promise<Order>;
  status: (body: StatusBody) => Promise<PaymentResult>;
  ask: (orderId: string) => Promise<PaymentResult>;
  load: (scriptUrl: string) => Promise<CheckoutConstructor>;
  report: (report: PaymentReport) => void;
  wait: (ms: number) => Promise<void>;
}

const answer = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});

const text = z.string().nullish().catch(null);
const refusal = z.object({
  error: z.object({
    code: z.string().catch('UNKNOWN'),
    description: text,
    source: text,
    step: text,
    reason: text,
    metadata: z.object({ order_id: text, payment_id: text }).catch({ order_id: null, payment_id: null }),
  }),
});

/** The pauses between status requests for an order whose payment may still arrive, in milliseconds. */
const askAgainMs = [1500, 3000, 6000, 12_000, 24_000, 48_000];

const messageOf = (error: unknown) =>
  isApiError(error) ? error.message : 'Something went wrong. Please try again later.';

/**
 * Runs a purchase: creates an order on the server, opens the provider's overlay, and has the server confirm the result.
 * `tell` receives each state, and `current` says whether this purchase is still the one on the page. The overlay's
 * result is only a hint: nothing but the server's confirmation leads to `paid`.
 */
export async function buy(
  environment: CheckoutEnvironment,
  purchase: Purchase,
  tell: (state: CheckoutState) => void,
  current: () => boolean,
): Promise<void> {
  tell({ kind: 'ordering', purchase });
  let order: Order;
  try {
    const missing = await environment.missing();
    if (missing !== null) {
      tell({ kind: missing, purchase });
      return;
    }
    order = await environment.order(purchase);
  } catch (error) {
    if (isApiError(error, 'billing_missing')) tell({ kind: 'billing', purchase });
    else if (isApiError(error, 'email_unverified')) tell({ kind: 'unverified', purchase });
    else if (isApiError(error, 'coupon_invalid'))
      tell({ kind: 'coupon', purchase, message: messageOf(error) });
    else tell({ kind: 'failed', purchase, message: messageOf(error) });
    return;
  }
  if (!current()) return;
  const follow = createFollower(environment, purchase, order, tell, current);
  if (order.settled) {
    follow.settled();
    return;
  }

  tell({ kind: 'loading', purchase });
  let Overlay: CheckoutConstructor;
  try {
    Overlay = await environment.load(order.scriptUrl);
  } catch (error) {
    const message = error instanceof CheckoutLoadError ? error.message : messageOf(error);
    environment.report({ type: 'RAZORPAY_LOAD_FAILURE', message, details: null, product: purchase.product });
    const words =
      'The payment page did not load. Nothing was charged. Check your connection or ad blocker, then try again.';
    tell({ kind: 'failed', purchase, message: words });
    return;
  }
  if (!current()) return;

  const overlay = new Overlay({
    key: order.keyId,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    name: order.name,
    description: order.description,
    prefill: order.prefill,
    theme: { color: '#14171c' },
    modal: { ondismiss: () => void follow.dismissed(), confirm_close: true },
    handler: (response) => void follow.paid(response),
  });
  overlay.on('payment.failed', (response) => follow.refused(response));
  tell({ kind: 'open', purchase });
  overlay.open();
}

function createFollower(
  environment: CheckoutEnvironment,
  purchase: Purchase,
  order: Order,
  tell: (state: CheckoutState) => void,
  current: () => boolean,
) {
  let refused: string | null = null;
  /** Reports a result that ends the purchase. False while it is open. */
  const end = (result: PaymentResult): boolean => {
    if (result.status === 'paid') {
      const { id: orderId, amount, currency } = order;
      tell({ kind: 'paid', purchase, paid: { orderId, amount, currency, result } });
    } else if (result.status === 'returned' || result.status === 'refunded') {
      tell({ kind: 'returned', purchase });
    } else return false;
    return true;
  };
  /** Polls until the order is settled or the attempts run out. A later payment is credited without this page. */
  const watch = async () => {
    for (const ms of askAgainMs) {
      await environment.wait(ms);
      if (!current()) return;
      const result = await environment.ask(order.id).catch(() => null);
      if (!current() || (result && end(result))) return;
    }
  };
  return {
    settled: () => {
      const { product, months } = purchase;
      const credits = creditsOf(product, months);
      end({ status: 'paid', product, months, credits, next: pageAfter(product) });
    },
    paid: async (response: unknown) => {
      const given = answer.safeParse(response).data;
      tell({ kind: 'confirming', purchase });
      try {
        const result = given
          ? await environment.status({
              razorpayOrderId: given.razorpay_order_id,
              razorpayPaymentId: given.razorpay_payment_id,
              signature: given.razorpay_signature,
            })
          : await environment.ask(order.id);
        if (end(result)) return;
      } catch (error) {
        if (isApiError(error, 'payment_not_confirmed')) {
          tell({ kind: 'failed', purchase, message: error.message });
          return;
        }
        // The answer got lost, but the order's status can be requested.
      }
      tell({ kind: 'pending', purchase });
      await watch();
    },
    refused: (response: unknown) => {
      const { error } = refusal.safeParse(response).data ?? {};
      const { product } = purchase;
      const message = 'Razorpay payment failed';
      environment.report({ type: 'PAYMENT_FAILURE', message, details: error ?? null, product });
      if (!error) return;
      refused = error.description ?? null;
      const { code, description, source, step, reason, metadata } = error;
      // The overlay stays open for another attempt, and this one may still succeed later, so the page does not change.
      const body = {
        error: {
          code,
          description,
          source,
          step,
          reason,
          order_id: metadata.order_id ?? order.id,
          payment_id: metadata.payment_id,
        },
      };
      environment.status(body).catch(() => undefined);
    },
    dismissed: async () => {
      if (!current()) return;
      tell({ kind: 'dismissed', purchase, refused });
      const result = await environment.ask(order.id).catch(() => null);
      if (!current() || (result && end(result))) return;
      await watch();
    },
  };
}
