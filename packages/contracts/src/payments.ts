import { z } from 'zod';
import { countryCodes } from './catalog/countries.ts';
import { couponLimit, currencies, durations, productKeys } from './catalog/products.ts';
import { indianStates } from './catalog/supplier.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, line, pageQuery, timestamp, timeZone } from './fields.ts';

export const productKey = z.enum(productKeys);
export const currencyCode = z.enum(currencies);
const month = z.union(durations.map((duration) => z.literal(duration)));
/** Minor units. */
const amount = z.number().int().min(0);

/** As typed: trimmed and upper-cased. */
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(couponLimit, `A coupon code has at most ${couponLimit} characters.`);

export const paymentOptions = defineEndpoint({
  name: 'paymentOptions',
  summary: 'What is on sale here, and how a payment is opened',
  method: 'GET',
  path: '/payment/options',
  access: 'none',
  response: z.object({
    /** False where no payment provider is configured: then nothing is on sale. */
    configured: z.boolean(),
    /** Public key and script of the provider's checkout; null where it is not configured. */
    keyId: z.string().nullable(),
    scriptUrl: z.string().nullable(),
    products: z.array(
      z.object({
        product: productKey,
        onSale: z.boolean(),
        /** Why it is not on sale, as a sentence. */
        reason: z.string().nullable(),
      }),
    ),
  }),
});

/** GST number: state code, PAN, entity, `Z`, check character. */
export const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const billingFields = z.object({
  /** ISO 3166 code. */
  country: z.enum(countryCodes),
  /** A state of India by name; elsewhere free. */
  state: line(100),
  /** GST number in India; elsewhere whatever the country calls it. */
  taxNumber: line(30).nullable(),
  /** Person or company the invoice is made out to; the account's name without one. */
  name: line(150).nullable(),
  address: line(300).nullable(),
  /** A person may pay in US dollars where the server would choose rupees. */
  currency: z.literal('USD').nullable(),
  /** Where the buyer reads dates: an invoice for a buyer outside India is dated there. */
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

export const getBilling = defineEndpoint({
  name: 'getBilling',
  summary: 'The billing address, and the currency this person pays in from here',
  method: 'GET',
  path: '/payment/billing',
  response: z.object({ billing: billingFields.nullable(), currency: currencyCode }),
});

export const saveBilling = defineEndpoint({
  name: 'saveBilling',
  summary: 'Save the billing address; it is needed before the first order',
  method: 'POST',
  path: '/payment/billing',
  body: billing,
  response: z.object({ billing: billingFields, currency: currencyCode }),
});

export const checkout = defineEndpoint({
  name: 'checkout',
  summary: 'Make an order: price, currency and discount are the server’s',
  method: 'POST',
  path: '/payment/checkout',
  body: z.object({
    product: z.string().max(40).describe('The server’s value or the page’s, such as p_pro or PRO'),
    month: month.nullish(),
    coupon: couponCode.nullish(),
  }),
  response: z.object({
    /** The provider's order; our own id where nothing is left to pay. */
    id: z.string(),
    amount,
    currency: currencyCode,
    /** True where the total is under the provider's least amount: all is done, and no checkout opens. */
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

/** The provider's account of a failed try; ids and words as it gives them. */
const paymentError = z.object({
  code: z.string().max(100),
  description: z.string().max(1000).nullish(),
  source: z.string().max(100).nullish(),
  step: z.string().max(100).nullish(),
  reason: z.string().max(100).nullish(),
  order_id: z.string().max(60).nullish(),
  payment_id: z.string().max(60).nullish(),
});

/** `open`: nothing captured yet. `returned`: what was paid is on its way back. */
export const purchaseStates = ['open', 'paid', 'lapsed', 'returned', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];
const purchaseState = z.enum(purchaseStates);

const purchaseResult = z.object({
  status: purchaseState,
  product: productKey,
  months: month,
  /** Credits the purchase brings in all. */
  credits: z.number().int(),
  /** Where the page goes on. */
  next: z.string(),
});

export const paymentStatus = defineEndpoint({
  name: 'paymentStatus',
  summary: 'Confirm a payment as the checkout told it, or report that a try failed',
  method: 'POST',
  path: '/payment/status',
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

export const orderStatus = defineEndpoint({
  name: 'orderStatus',
  summary: 'How an order stands, asked after the checkout was closed',
  method: 'GET',
  path: '/payment/order',
  query: z.object({ orderId: z.string().max(60) }),
  response: purchaseResult,
  errors: ['not_found'],
});

export const paymentWebhook = defineEndpoint({
  name: 'paymentWebhook',
  summary: 'Events of the payment provider, signed over the raw body',
  method: 'POST',
  path: '/payment/webhook',
  access: 'none',
  response: z.unknown(),
  answer: 'file',
  errors: ['payments_not_configured', 'signature_invalid'],
});

const document = z.object({
  number: z.string(),
  at: timestamp,
  amountMinor: amount,
  /** A short-lived address of the PDF. */
  url: z.string(),
});

export const paymentHistory = defineEndpoint({
  name: 'paymentHistory',
  summary: 'What was bought, the newest first, with invoices and credit notes',
  method: 'POST',
  path: '/payment/history',
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
        /** Some of that is still on its way. */
        returning: z.boolean(),
        /** Until then the buyer can cancel it with a refund; null once it is refunded, and where nothing was paid. */
        refundableUntil: timestamp.nullable(),
        invoice: document.nullable(),
        creditNotes: z.array(document),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});

export const refundQuote = defineEndpoint({
  name: 'refundQuote',
  summary: 'What cancelling a purchase returns at this moment',
  method: 'GET',
  path: '/payment/refund',
  query: z.object({ purchaseId: z.uuid() }),
  response: z.object({
    /** What goes back: the price less the share of the purchase's credits already used. */
    amountMinor: amount,
    currency: currencyCode,
    creditsUsed: z.number().int().min(0),
    /** Unused credits that are taken back. */
    creditsTaken: z.number().int().min(0),
    until: timestamp,
  }),
  errors: ['not_found', 'refund_done', 'refund_too_late', 'refund_in_use'],
});

export const cancelPurchase = defineEndpoint({
  name: 'cancelPurchase',
  summary: 'Cancel a purchase within 48 hours; asked again, it answers what the first call did',
  method: 'POST',
  path: '/payment/refund',
  body: z.object({
    purchaseId: z.uuid(),
    /** The amount that was shown; another one is refused, so that nobody cancels for less than they saw. */
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

export const invoiceFile = defineEndpoint({
  name: 'invoiceFile',
  summary: 'An invoice or credit note (PDF)',
  method: 'GET',
  path: '/payment/invoice',
  access: 'signed',
  query: z.object({ id: z.uuid(), expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  errors: ['signature_invalid', 'not_found'],
});

const perCurrency = <T extends z.ZodType>(value: T) => z.object({ INR: value, USD: value });
const perDuration = z.object({ 1: amount, 6: amount, 12: amount });

export const checkCoupon = defineEndpoint({
  name: 'checkCoupon',
  summary: 'Whether a coupon holds for this person, and the prices with it',
  method: 'POST',
  path: '/coupon/check-validity',
  kind: 'read',
  body: z.object({ coupon: couponCode.min(1, 'Enter a coupon code.') }),
  response: z.object({
    coupon: z.string(),
    /** What the coupon is good for, by the currency that is paid in: a person may change it afterwards. */
    products: perCurrency(z.array(productKey)),
    /** What is charged with it, in minor units; a product the coupon is not good for keeps its price. */
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
