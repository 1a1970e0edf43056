import { randomInt } from 'node:crypto';
import {
  isArrayOf,
  isBoolean,
  isEither,
  isNull,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isString,
  type Guard,
  type Guarded,
} from '../guards.ts';

const isNumberOrNull = isEither(isNumber, isNull);
const isStringOrNull = isEither(isString, isNull);
const isNotes = isRecordOf(isString);

/** Amounts are in minor units. `createdAt` is in epoch ms here and in seconds on the wire. */
export const isOrder = isShape({
  id: isString,
  amount: isNumber,
  amountPaid: isNumber,
  currency: isString,
  receipt: isStringOrNull,
  status: isOneOf('created', 'attempted', 'paid'),
  attempts: isNumber,
  notes: isNotes,
  createdAt: isNumber,
  /** The order's own capture setting, or null to use the account's. */
  capture: isEither(isOneOf('automatic', 'manual'), isNull),
  automaticExpiryMinutes: isNumberOrNull,
  manualExpiryMinutes: isNumberOrNull,
});
export type Order = Guarded<typeof isOrder>;

export const isMethod = isOneOf('card', 'upi', 'netbanking', 'wallet');
export type Method = Guarded<typeof isMethod>;

const isCard = isShape({ last4: isString, network: isString, international: isBoolean });
export type Card = Guarded<typeof isCard>;

const isPaymentError = isShape({
  code: isString,
  description: isString,
  source: isString,
  step: isString,
  reason: isString,
});
export type PaymentError = Guarded<typeof isPaymentError>;

export const isPayment = isShape({
  id: isString,
  orderId: isString,
  amount: isNumber,
  currency: isString,
  status: isOneOf('created', 'authorized', 'captured', 'refunded', 'failed'),
  captured: isBoolean,
  method: isMethod,
  /** The instrument: the bank, the wallet or the UPI address. */
  instrument: isStringOrNull,
  card: isEither(isCard, isNull),
  amountRefunded: isNumber,
  email: isString,
  contact: isString,
  notes: isNotes,
  error: isEither(isPaymentError, isNull),
  createdAt: isNumber,
  authorizedAt: isNumberOrNull,
  lateAuthorized: isBoolean,
  /** The reason used when the bank's page declines it, or null for the default. */
  plannedReason: isStringOrNull,
});
export type Payment = Guarded<typeof isPayment>;

export const isRefund = isShape({
  id: isString,
  paymentId: isString,
  amount: isNumber,
  currency: isString,
  notes: isNotes,
  receipt: isStringOrNull,
  status: isOneOf('pending', 'processed', 'failed'),
  speed: isOneOf('normal', 'optimum'),
  createdAt: isNumber,
  dueAt: isNumber,
  key: isStringOrNull,
  request: isStringOrNull,
});
export type Refund = Guarded<typeof isRefund>;

export const isWebhookFaultKind = isOneOf(
  'late',
  'twice',
  'lost',
  'reordered',
  'bad-signature',
  'wrong-amount',
);

export const isDelivery = isShape({
  /** The value of `x-razorpay-event-id`. */
  id: isString,
  event: isString,
  /** Exactly the bytes that are sent, as text. */
  body: isString,
  /** The secret at the time of the event, which automatic retries keep using. */
  secret: isString,
  createdAt: isNumber,
  dueAt: isNumber,
  /** `skipped`: there was no endpoint. `abandoned`: given up after 24 hours. */
  status: isOneOf('pending', 'delivered', 'lost', 'skipped', 'abandoned'),
  /** True while it waits for a later event to be sent. */
  held: isBoolean,
  fault: isEither(isWebhookFaultKind, isNull),
  attempts: isArrayOf(
    isShape({ at: isNumber, status: isNumberOrNull, signature: isString, replay: isBoolean }),
  ),
});
export type Delivery = Guarded<typeof isDelivery>;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Fourteen letters and digits, as in the provider's ids. */
export function newId(prefix: '' | 'order_' | 'pay_' | 'rfnd_' | 'card_'): string {
  return prefix + Array.from({ length: 14 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

export function isIdOf(prefix: 'order_' | 'pay_' | 'rfnd_'): Guard<string> {
  return (value): value is string =>
    typeof value === 'string' && new RegExp(`^${prefix}[A-Za-z0-9]{14}$`).test(value);
}
