import type { z } from 'zod';
import type { Config } from '../../platform/config/index.ts';
import { isSignedBy } from './signature.ts';
import {
  collection,
  errorReply,
  eventBody,
  orderId,
  orderReply,
  paymentId,
  paymentReply,
  refundReply,
  type RazorpayEvent,
  type RazorpayOrder,
  type RazorpayPayment,
  type RazorpayRefund,
} from './wire.ts';

/**
 * `rejected`: Razorpay refused, and nothing happened. `unavailable`: there was no usable response, so the call may
 * have taken effect and a write must be looked up before it is repeated.
 */
export type RazorpayResult<T> =
  | { kind: 'success'; value: T }
  | { kind: 'rejected'; status: number; code: string; description: string }
  | { kind: 'unavailable'; reason: string };

export interface RazorpayClient {
  keyId: string;
  scriptUrl: string;
  createOrder(order: {
    amountMinor: number;
    currency: string;
    receipt: string;
  }): Promise<RazorpayResult<RazorpayOrder>>;
  findOrder(receipt: string): Promise<RazorpayResult<RazorpayOrder | null>>;
  paymentsOf(orderId: string): Promise<RazorpayResult<RazorpayPayment[]>>;
  payment(paymentId: string): Promise<RazorpayResult<RazorpayPayment>>;
  capture(paymentId: string, amountMinor: number, currency: string): Promise<RazorpayResult<RazorpayPayment>>;
  /**
   * `key` is the idempotency key, so that a repeated request returns the first refund. It is also the refund's
   * receipt.
   */
  refund(paymentId: string, amountMinor: number, key: string): Promise<RazorpayResult<RazorpayRefund>>;
  refundsOf(paymentId: string): Promise<RazorpayResult<RazorpayRefund[]>>;
  /** Verifies the checkout's response. `orderId` must be the stored one. */
  isPaymentSigned(orderId: string, paymentId: string, signature: string): boolean;
  /** The event in a signed body; null when neither secret matches, `unreadable` when it is not an event. */
  readEvent(body: Uint8Array, signature: string): RazorpayEvent | null | 'unreadable';
}

type Settings = Pick<
  Config,
  | 'RAZORPAY_KEY_ID'
  | 'RAZORPAY_KEY_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET_BEFORE'
  | 'RAZORPAY_API_URL'
  | 'RAZORPAY_CHECKOUT_URL'
  | 'RAZORPAY_TIMEOUT_MS'
>;

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

const notAnId = { kind: 'rejected', status: 0, code: 'BAD_ID', description: 'That is not an id.' } as const;

/** Null when no key pair is configured. */
export function createRazorpayClient(settings: Settings): RazorpayClient | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRET: hook } = settings;
  if (keyId === undefined || secret === undefined || hook === undefined) return null;
  const authorization = `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`;
  const hookSecrets = [hook, settings.RAZORPAY_WEBHOOK_SECRET_BEFORE ?? ''];

  async function call<T>(
    schema: z.ZodType<T>,
    path: string,
    write?: { body: Record<string, unknown>; headers?: Record<string, string> },
  ): Promise<RazorpayResult<T>> {
    let response: { status: number; text: string };
    try {
      const answer = await fetch(`${settings.RAZORPAY_API_URL}/v1${path}`, {
        method: write === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(settings.RAZORPAY_TIMEOUT_MS),
        headers: {
          authorization,
          ...(write === undefined ? {} : { 'content-type': 'application/json', ...write.headers }),
        },
        ...(write === undefined ? {} : { body: JSON.stringify(write.body) }),
      });
      response = { status: answer.status, text: await answer.text() };
    } catch (error) {
      return { kind: 'unavailable', reason: error instanceof Error ? error.name : 'error' };
    }
    const { status } = response;
    const body = readJson(response.text);
    if (status >= 200 && status < 300) {
      const parsed = schema.safeParse(body);
      return parsed.success
        ? { kind: 'success', value: parsed.data }
        : { kind: 'unavailable', reason: 'unreadable answer' };
    }
    // 409 means that a request with the same key is still in progress.
    if (status < 400 || status === 408 || status === 409 || status === 429 || status >= 500)
      return { kind: 'unavailable', reason: `HTTP_${status}` };
    const { error } = errorReply.safeParse(body).data ?? {
      error: { code: `HTTP_${status}`, description: '' },
    };
    return { kind: 'rejected', status, code: error.code, description: error.description };
  }

  const isPaymentId = (value: string) => paymentId.safeParse(value).success;
  return {
    keyId,
    scriptUrl: settings.RAZORPAY_CHECKOUT_URL,
    createOrder: async ({ amountMinor, currency, receipt }) =>
      call(orderReply, '/orders', {
        body: {
          amount: amountMinor,
          currency,
          receipt,
          payment: {
            capture: 'automatic',
            capture_options: {
              automatic_expiry_period: 720,
              manual_expiry_period: 7200,
              refund_speed: 'normal',
            },
          },
        },
      }),
    async findOrder(receipt) {
      const found = await call(
        collection(orderReply),
        `/orders?receipt=${encodeURIComponent(receipt)}&count=10`,
      );
      if (found.kind !== 'success') return found;
      return {
        kind: 'success',
        value: found.value.items.find((order) => order.receipt === receipt) ?? null,
      };
    },
    async paymentsOf(order) {
      if (!orderId.safeParse(order).success) return notAnId;
      const found = await call(collection(paymentReply), `/orders/${order}/payments`);
      return found.kind === 'success' ? { kind: 'success', value: found.value.items } : found;
    },
    payment: async (id) => (isPaymentId(id) ? call(paymentReply, `/payments/${id}`) : notAnId),
    capture: async (id, amountMinor, currency) =>
      isPaymentId(id)
        ? call(paymentReply, `/payments/${id}/capture`, { body: { amount: amountMinor, currency } })
        : notAnId,
    refund: async (id, amountMinor, key) =>
      isPaymentId(id)
        ? call(refundReply, `/payments/${id}/refund`, {
            body: { amount: amountMinor, speed: 'normal', receipt: key },
            headers: { 'x-refund-idempotency': key },
          })
        : notAnId,
    async refundsOf(id) {
      if (!isPaymentId(id)) return notAnId;
      const found = await call(collection(refundReply), `/payments/${id}/refunds?count=100`);
      return found.kind === 'success' ? { kind: 'success', value: found.value.items } : found;
    },
    isPaymentSigned: (order, payment, signature) => isSignedBy(secret, `${order}|${payment}`, signature),
    readEvent(body, signature) {
      if (!hookSecrets.some((candidate) => isSignedBy(candidate, body, signature))) return null;
      return eventBody.safeParse(readJson(Buffer.from(body).toString('utf8'))).data ?? 'unreadable';
    },
  };
}
