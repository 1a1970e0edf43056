import { currencies, productKeys, purchaseStates, type Billing } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** The billing address. A row is deleted with its account. Invoices keep a copy without the name. */
export const billingDetails = pgTable('billing_details', {
  userId: uuid('user_id').primaryKey(),
  billing: jsonb('billing').$type<Billing>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * An order, recorded before the provider is asked to create it. `orderId` is the provider's. A payment for an order is
 * delivered once (`paid`) or refunded (`returned`).
 */
export const purchases = pgTable(
  'purchases',
  {
    ...owned,
    product: text('product', { enum: productKeys }).notNull(),
    /** The months of a plan. 1 for any other product. */
    months: integer('months').notNull(),
    credits: integer('credits').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** In minor units. The charged amount is the list price less the discount. */
    listMinor: integer('list_minor').notNull(),
    discountMinor: integer('discount_minor').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    couponId: uuid('coupon_id'),
    couponCode: text('coupon_code'),
    state: text('state', { enum: purchaseStates }).notNull(),
    orderId: text('order_id'),
    paymentId: text('payment_id'),
    billing: jsonb('billing').$type<Billing>().notNull(),
    paidAt: instant('paid_at'),
    /** The next time the provider is asked for the order's state. Null when nothing more can change. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull(),
  },
  (table) => [
    uniqueIndex('purchases_order').on(table.orderId),
    uniqueIndex('purchases_payment').on(table.paymentId),
    index('purchases_user').on(table.userId, table.createdAt),
    index('purchases_check')
      .on(table.nextCheckAt)
      .where(sql`next_check_at IS NOT NULL`),
    check(
      'purchases_amount',
      sql`amount_minor >= 0 AND discount_minor >= 0 AND amount_minor <= list_minor - discount_minor`,
    ),
    check('purchases_paid', sql`(state IN ('open', 'lapsed', 'returned')) OR paid_at IS NOT NULL`),
  ],
);

/** Failed attempts reported by the page or an event. No decision depends on them. */
export const failedTries = pgTable(
  'payment_failed_tries',
  {
    id: uuid('id').primaryKey(),
    purchaseId: uuid('purchase_id').notNull(),
    paymentId: text('payment_id'),
    code: text('code').notNull(),
    description: text('description').notNull(),
    source: text('source').notNull(),
    step: text('step').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('payment_failed_tries_purchase').on(table.purchaseId)],
);

/** Events of the provider, each accepted once. Their bodies contain personal data and are not stored. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    event: text('event').notNull(),
    purchaseId: uuid('purchase_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/**
 * A plan for some months. Terms of a plan follow each other. Credits are granted at the start and on each monthly
 * anniversary, `granted` of `months` so far.
 */
export const planTerms = pgTable(
  'plan_terms',
  {
    purchaseId: uuid('purchase_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    plan: text('plan', { enum: ['Trial', 'Premium', 'Pro'] }).notNull(),
    months: integer('months').notNull(),
    creditsPerMonth: integer('credits_per_month').notNull(),
    boughtAt: instant('bought_at').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    granted: integer('granted').notNull(),
    nextGrantAt: instant('next_grant_at'),
    cancelledAt: instant('cancelled_at'),
    /** The end date that was announced by email. */
    endTold: instant('end_told'),
  },
  (table) => [
    index('plan_terms_user').on(table.userId),
    index('plan_terms_due')
      .on(table.nextGrantAt)
      .where(sql`next_grant_at IS NOT NULL`),
    check('plan_terms_granted', sql`granted >= 0 AND granted <= months`),
  ],
);

export const refundStates = ['intended', 'pending', 'processed', 'failed'] as const;

/**
 * A refund. Recorded, with the credits taken, before the provider is asked. Its id is the idempotency key of the
 * request.
 */
export const refunds = pgTable(
  'payment_refunds',
  {
    id: uuid('id').primaryKey(),
    purchaseId: uuid('purchase_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    creditsTaken: integer('credits_taken').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    /** The provider's id. Null until it answered. */
    refundId: text('refund_id'),
    /**
     * `cancelled`: by the buyer. `undeliverable`: nothing was delivered. `provider`: started in the provider's
     * dashboard.
     */
    reason: text('reason', { enum: ['cancelled', 'undeliverable', 'provider'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('payment_refunds_provider').on(table.refundId),
    index('payment_refunds_purchase').on(table.purchaseId),
    check('payment_refunds_amount', sql`amount_minor >= 0 AND credits_taken >= 0`),
  ],
);

/** The content of an invoice or credit note at the time it was issued. */
export interface InvoiceContent {
  buyer: {
    name: string;
    email: string;
    address: string;
    country: string;
    state: string;
    taxNumber: string | null;
    /** The time zone of the document's date, by default India's. */
    timeZone?: string | null;
  };
  line: string;
  currency: (typeof currencies)[number];
  listMinor: number;
  discountMinor: number;
  totalMinor: number;
  taxes: { name: string; percent: number; amountMinor: number }[];
  taxableMinor: number;
  endorsement: string | null;
  paymentId: string | null;
  /** On a credit note, the invoice it belongs to. */
  reference: string | null;
}

/** Issued documents, which are never deleted. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull(),
    kind: text('kind', { enum: ['invoice', 'credit-note'] }).notNull(),
    userId: uuid('user_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    refundId: uuid('refund_id'),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    uniqueIndex('invoices_one_each')
      .on(table.purchaseId)
      .where(sql`kind = 'invoice'`),
    uniqueIndex('invoices_refund').on(table.refundId),
    index('invoices_user').on(table.userId),
  ],
);

/** The last number of each series. Its lock makes the numbers consecutive without gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

export const coupons = pgTable(
  'coupons',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    percent: integer('percent'),
    offInr: integer('off_inr'),
    offUsd: integer('off_usd'),
    /** Null means every product on sale. */
    products: text('products', { enum: productKeys }).array(),
    /** Null means every currency. */
    currencies: text('currencies', { enum: currencies }).array(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    limitTotal: integer('limit_total'),
    limitPerPerson: integer('limit_per_person'),
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coupons_code').on(table.code),
    check('coupons_percent', sql`percent IS NULL OR (percent > 0 AND percent <= 100)`),
    check('coupons_kind', sql`(percent IS NULL) <> (off_inr IS NULL AND off_usd IS NULL)`),
  ],
);

/** A coupon reserved by an order (`reserved`), spent by a paid one (`used`), or released by a lapsed one. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: uuid('coupon_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state', { enum: ['reserved', 'used', 'released'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.purchaseId] }),
    index('coupon_uses_user').on(table.userId, table.couponId),
  ],
);
