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
  /** The address for events. If empty, none are sent. */
  webhookUrl: isString,
  webhookSecret: isString,
  /** False after 24 hours of failures. Setting it to true re-enables the endpoint. */
  webhookEnabled: isBoolean,
  webhookEvents: isArrayOf(isString),
  /** `manual` only sends through the control path. */
  webhookSending: isOneOf('automatic', 'manual'),
  webhookTimeoutMs: isNumber,
  /** The pause before the first retry on the provider's clock, which doubles each time. */
  webhookRetryMs: isNumber,
  /** Whether currencies other than INR and foreign cards are accepted. */
  internationalPayments: isBoolean,
  /** Minimum order amounts in minor units by currency, replacing the usual ones. */
  leastAmounts: isRecordOf(isNumber),
  /** The answer to a receipt that was used before. `unique_receipt` returns the same order either way. */
  repeatedReceipt: isOneOf('refuse', 'accept'),
  /** The account's capture setting, for orders without their own. */
  capture: isOneOf('automatic', 'manual'),
  /** The time after which an uncaptured payment is refunded. */
  uncapturedRefundMinutes: isNumber,
  /** The time after which a payment without the bank's answer fails. */
  bankAnswerMinutes: isNumber,
  /** How long a refund stays pending, on the provider's clock. */
  refundProcessingMs: isNumber,
  refundOutcome: isOneOf('processed', 'failed'),
  refundBalance: isOneOf('enough', 'empty'),
  /** The answer to an idempotency key that was used with another body. */
  refundKeyConflict: isOneOf('400', '409'),
  badCredentials: isOneOf('401', '400'),
  bankPage: isOneOf('popup', 'frame'),
  /** `withheld`: checkout closes after a success without calling back, as when the tab was suspended. */
  checkoutAnswer: isOneOf('given', 'withheld'),
};

const isRazorpaySettings = isShape(fields);
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

/** The reason these settings are invalid, or undefined. Unlike at the provider, a loopback address is allowed. */
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
