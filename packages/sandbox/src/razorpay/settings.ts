import {
  isArrayOf,
  isBoolean,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isString,
  type Guarded,
} from '../guards.ts';

const fields = {
  /** Where events are sent; nowhere while empty. */
  webhookUrl: isString,
  webhookSecret: isString,
  /** False after 24 hours of failure; true again re-enables the endpoint. */
  webhookEnabled: isBoolean,
  webhookEvents: isArrayOf(isString),
  /** `manual` sends nothing until the control path says so. */
  webhookSending: isOneOf('automatic', 'manual'),
  /** How long the receiver may take, in real time. */
  webhookTimeoutMs: isNumber,
  /** Pause before the first repetition, on the provider's clock; it doubles each time. */
  webhookRetryMs: isNumber,
  /** Whether orders in other currencies than INR and foreign cards are taken. */
  internationalPayments: isBoolean,
  /** Least order amounts in minor units instead of the usual ones, by currency. */
  leastAmounts: isRecordOf(isNumber),
  /** What a receipt that was used before meets; `unique_receipt` gives the same order back either way. */
  repeatedReceipt: isOneOf('refuse', 'accept'),
  /** The account's capture setting, for orders without one of their own. */
  capture: isOneOf('automatic', 'manual'),
  /** After so long an authorized payment that nobody captured is refunded. */
  uncapturedRefundMinutes: isNumber,
  /** After so long without an answer of the bank a payment is failed. */
  bankAnswerMinutes: isNumber,
  /** How long a refund stays pending, on the provider's clock. */
  refundProcessingMs: isNumber,
  refundOutcome: isOneOf('processed', 'failed'),
  refundBalance: isOneOf('enough', 'empty'),
  /** What an idempotency key used with another body meets. */
  refundKeyConflict: isOneOf('400', '409'),
  badCredentials: isOneOf('401', '400'),
  /** Where checkout opens the bank's page. */
  bankPage: isOneOf('popup', 'frame'),
  /** `withheld`: checkout closes after a success and calls nothing, as when the tab was asleep. */
  checkoutAnswer: isOneOf('given', 'withheld'),
};

const isRazorpaySettings = isShape(fields);
/** What a test or a demo may change about the stand-in for Razorpay. */
export type RazorpaySettings = Guarded<typeof isRazorpaySettings>;
export const isRazorpaySettingsChange = isShape({}, fields);

export const RAZORPAY_EVENTS = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
];

export const RAZORPAY_DEFAULTS: RazorpaySettings = {
  webhookUrl: '',
  webhookSecret: '',
  webhookEnabled: true,
  webhookEvents: RAZORPAY_EVENTS,
  webhookSending: 'automatic',
  webhookTimeoutMs: 5000,
  webhookRetryMs: 60_000,
  internationalPayments: true,
  leastAmounts: {},
  repeatedReceipt: 'refuse',
  capture: 'automatic',
  uncapturedRefundMinutes: 4320,
  bankAnswerMinutes: 10,
  refundProcessingMs: 0,
  refundOutcome: 'processed',
  refundBalance: 'enough',
  refundKeyConflict: '400',
  badCredentials: '401',
  bankPage: 'popup',
  checkoutAnswer: 'given',
};

/** Why these settings cannot be, or undefined. A loopback address is allowed here, unlike at the provider. */
export function settingsFault(settings: RazorpaySettings): string | undefined {
  const { webhookUrl } = settings;
  const unknown = settings.webhookEvents.find((event) => !RAZORPAY_EVENTS.includes(event));
  if (unknown !== undefined) return `There is no event ${unknown}`;
  if (webhookUrl === '') return undefined;
  if (!URL.canParse(webhookUrl) || webhookUrl.length > 255)
    return 'The webhook address must be an address of at most 255 characters';
  const { protocol, hostname } = new URL(webhookUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return 'The webhook address must be http or https';
  if (hostname.includes('razorpay')) return 'The webhook host may not contain razorpay';
  if (settings.webhookSecret === '') return 'A webhook needs a secret';
  return undefined;
}
