import { z } from 'zod';
import { countryCodes } from '../catalog/countries.ts';
import { couponLimit, currencies, durations, productKeys } from '../catalog/products.ts';
import { indianStates } from '../catalog/supplier.ts';
import { GET, POST } from '../endpoint.ts';
import { id, line, pageQuery, timestamp, timeZone } from '../fields.ts';

export const productKey = z.enum(productKeys);
export const currencyCode = z.enum(currencies);
const month = z.union(durations.map((duration) => z.literal(duration)));
/** In minor units. */
const amount = z.number().int().min(0);

/** Trims the code and converts it to upper case. */
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(couponLimit, `A coupon code has at most ${couponLimit} characters.`);

export const paymentOptions = GET('/payment/options', {
  summary: 'The products for sale, and how to open a payment',
  access: 'none',
  response: z.object({
    /** False when no payment provider is configured, in which case nothing is on sale. */
    configured: z.boolean(),
    /** The public key and script of the provider's checkout; null when not configured. */
    keyId: z.string().nullable(),
    scriptUrl: z.string().nullable(),
    products: z.array(
      z.object({
        product: productKey,
        onSale: z.boolean(),
        reason: z.string().nullable(),
      }),
    ),
  }),
});

/** A GST number: state code, PAN, entity number, `Z`, check character. */
export const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const billingFields = z.object({
  country: z.enum(countryCodes),
  /** The name of a state in India; free text elsewhere. */
  state: line(100),
  /** The GST number in India, or another country's tax number. */
  taxNumber: line(30).nullable(),
  /** The person or company on the invoice; defaults to the account's name. */
  name: line(150).nullable(),
  address: line(300).nullable(),
  /** Set to pay in US dollars when the server would choose rupees. */
  currency: z.literal('USD').nullable(),
  /** The buyer's time zone, used for the date of invoices outside India. */
  timeZone: timeZone.nullish(),
});

export const billing = billingFields.superRefine((value, context) => {
  if (value.country !== 'IN') return;
  const code = indianStates[value.state];
  if (code === undefined)
    context.addIssue({ code: 'custom', path: ['state'], message: 'Choose a state from the list.' });
  if (value.taxNumber === null || value.taxNumber === '') return;
  const fits = gstinPattern.test(value.taxNumber) && (code === undefined || value.taxNumber.startsWith(code));
  if (!fits)
    context.addIssue({
      code: 'custom',
      path: ['taxNumber'],
      message: 'That is not a GST number of this state. Leave it empty if you have none.',
    });
});
export type Billing = z.infer<typeof billing>;

export const getBilling = GET('/payment/billing', {
  summary: 'The billing address, and the currency this person pays in from here',
  response: z.object({ billing: billingFields.nullable(), currency: currencyCode }),
});

export const saveBilling = POST('/payment/billing', {
  reach: 'self',
  summary: 'Save the billing address; it is needed before the first order',
  body: billing,
  response: z.object({ billing: billingFields, currency: currencyCode }),
});

export const checkout = POST('/payment/checkout', {
  summary: 'Create an order; the server sets price, currency and discount',
  body: z.object({
    product: z.string().max(40).describe('The server’s value or the page’s, such as p_pro or PRO'),
    month: month.nullish(),
    coupon: couponCode.nullish(),
  }),
  response: z.object({
    /** The provider's order id, or our own when there is nothing to pay. */
    id: z.string(),
    amount,
    currency: currencyCode,
    /** True when the total is below the provider's minimum: the purchase is complete, and no checkout opens. */
    settled: z.boolean(),
    keyId: z.string(),
    scriptUrl: z.string(),
    name: z.string(),
    description: z.string(),
    prefill: z.object({ name: z.string(), email: z.string() }),
  }),
  errors: [
    'payments_not_configured',
    'payments_unavailable',
    'product_not_on_sale',
    'email_unverified',
    'billing_missing',
    'coupon_invalid',
  ],
});

const paymentError = z.object({
  code: z.string().max(100),
  description: z.string().max(1000).nullish(),
  source: z.string().max(100).nullish(),
  step: z.string().max(100).nullish(),
  reason: z.string().max(100).nullish(),
  order_id: z.string().max(60).nullish(),
  payment_id: z.string().max(60).nullish(),
});

/** `open`: nothing captured yet. `returned`: a refund of the payment is in progress. */
export const purchaseStates = ['open', 'paid', 'lapsed', 'returned', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];
const purchaseState = z.enum(purchaseStates);

const purchaseResult = z.object({
  status: purchaseState,
  product: productKey,
  months: month,
  credits: z.number().int(),
  next: z.string(),
});

export const paymentStatus = POST('/payment/status', {
  summary: 'Confirm a payment with the checkout’s data, or report a failed attempt',
  body: z.union([
    z.object({
      razorpayOrderId: z.string().max(60),
      razorpayPaymentId: z.string().max(60),
      signature: z.string().max(200),
    }),
    z.object({ error: paymentError }),
    paymentError,
  ]),
  response: purchaseResult,
  errors: ['not_found', 'payment_not_confirmed', 'payments_not_configured', 'payments_unavailable'],
});

export const orderStatus = GET('/payment/order', {
  summary: 'The state of an order after the checkout was closed',
  query: z.object({ orderId: z.string().max(60) }),
  response: purchaseResult,
  errors: ['not_found'],
});

export const paymentWebhook = POST('/payment/webhook', {
  summary: 'Events of the payment provider, signed over the raw body',
  access: 'none',
  response: z.unknown(),
  answer: 'file',
  files: ['text/plain'],
  errors: ['payments_not_configured', 'signature_invalid'],
});

const document = z.object({
  number: z.string(),
  at: timestamp,
  amountMinor: amount,
  url: z.string(),
});

export const paymentHistory = POST('/payment/history', {
  summary: 'Purchases, newest first, with invoices and credit notes',
  kind: 'read',
  body: z.object(pageQuery),
  response: z.object({
    items: z.array(
      z.object({
        id,
        at: timestamp,
        product: productKey,
        name: z.string(),
        months: month.nullable(),
        credits: z.number().int(),
        currency: currencyCode,
        amountMinor: amount,
        discountMinor: amount,
        coupon: z.string().nullable(),
        status: purchaseState,
        refundedMinor: amount,
        /** True while part of the refund is in progress. */
        returning: z.boolean(),
        /** The deadline for cancelling with a refund; null once refunded, and when nothing was paid. */
        refundableUntil: timestamp.nullable(),
        invoice: document.nullable(),
        creditNotes: z.array(document),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});

export const refundQuote = GET('/payment/refund', {
  summary: 'The refund for cancelling a purchase now',
  query: z.object({ purchaseId: z.uuid() }),
  response: z.object({
    /** The refund: the price minus the share of credits already used. */
    amountMinor: amount,
    currency: currencyCode,
    creditsUsed: z.number().int().min(0),
    creditsTaken: z.number().int().min(0),
    until: timestamp,
    /** True when no other paid purchase of the product is left. */
    isLast: z.boolean(),
  }),
  errors: ['not_found', 'refund_done', 'refund_too_late', 'refund_in_use'],
});

export const cancelPurchase = POST('/payment/refund', {
  summary: 'Cancel a purchase within 48 hours; repeating the call returns the first result',
  body: z.object({
    purchaseId: z.uuid(),
    /**
     * The amount shown to the buyer. A different current amount is refused, so that nobody receives less than they
     * saw.
     */
    amountMinor: amount,
  }),
  response: z.object({ amountMinor: amount, currency: currencyCode, creditsTaken: z.number().int().min(0) }),
  errors: [
    'not_found',
    'refund_done',
    'refund_too_late',
    'refund_in_use',
    'refund_changed',
    'payments_not_configured',
  ],
});

export const invoiceFile = GET('/payment/invoice', {
  summary: 'An invoice or credit note (PDF)',
  access: 'signed',
  query: z.object({ id: z.uuid(), expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  files: ['application/pdf'],
  errors: ['signature_invalid', 'not_found'],
});

const perCurrency = <T extends z.ZodType>(value: T) => z.object({ INR: value, USD: value });
const perDuration = z.object({ 1: amount, 6: amount, 12: amount });

export const checkCoupon = POST('/coupon/check-validity', {
  summary: 'Whether a coupon is valid for this person, and the prices with it',
  kind: 'read',
  body: z.object({ coupon: couponCode.min(1, 'Enter a coupon code.') }),
  response: z.object({
    coupon: z.string(),
    /** The products the coupon applies to, by currency, because the person may still change it. */
    products: perCurrency(z.array(productKey)),
    /** The prices with the coupon, in minor units. A product it does not apply to keeps its price. */
    discountedPrice: z.object({
      p_pro: perCurrency(perDuration),
      p_pre: perCurrency(perDuration),
      p_pre_credit: perCurrency(amount),
      p_cr5000: perCurrency(amount),
      p_cr2500: perCurrency(amount),
      p_linkedin_analysis: perCurrency(amount),
      p_custom_ai_agent: perCurrency(amount),
    }),
  }),
  errors: ['coupon_invalid'],
});
