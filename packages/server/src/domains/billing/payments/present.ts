import {
  durations,
  pageAfter,
  products,
  type Duration,
  type EndpointData,
  type paymentHistory,
  type paymentStatus,
} from '@limelight/contracts';
import type { InvoiceRow } from './repository/invoices.ts';
import type { PurchaseRow, RefundRow } from './repository/purchases.ts';
import { refundableUntil } from './rules/price.ts';

function monthsIn(row: PurchaseRow): Duration {
  return durations.find((duration) => duration === row.months) ?? 1;
}

export function presentResult(row: PurchaseRow): EndpointData<typeof paymentStatus> {
  return {
    status: row.state,
    product: row.product,
    months: monthsIn(row),
    credits: row.credits,
    next: pageAfter(row.product),
  };
}

type HistoryItem = EndpointData<typeof paymentHistory>['items'][number];

interface PaymentParts {
  refunds: readonly RefundRow[];
  documents: readonly InvoiceRow[];
  address: (invoiceId: string) => string;
}

export function presentPayment(row: PurchaseRow, { refunds, documents, address }: PaymentParts): HistoryItem {
  const documentOf = ({ id, number, issuedAt, content }: InvoiceRow) => ({
    number,
    at: issuedAt.toISOString(),
    amountMinor: content.totalMinor,
    url: address(id),
  });
  const own = documents.filter(({ purchaseId }) => purchaseId === row.id);
  const invoice = own.find(({ kind }) => kind === 'invoice');
  const refunded = refunds.filter(({ purchaseId, state }) => purchaseId === row.id && state !== 'failed');
  const until = row.paidAt === null ? null : refundableUntil(row.paidAt);
  return {
    id: row.id,
    at: (row.paidAt ?? row.createdAt).toISOString(),
    product: row.product,
    name: products[row.product].name,
    months: products[row.product].kind === 'plan' ? monthsIn(row) : null,
    credits: row.credits,
    currency: row.currency,
    amountMinor: row.amountMinor,
    discountMinor: row.listMinor - row.amountMinor,
    coupon: row.couponCode,
    status: row.state,
    refundedMinor: refunded.reduce((sum, refund) => sum + refund.amountMinor, 0),
    returning: refunded.some(({ state }) => state !== 'processed'),
    refundableUntil:
      row.state === 'paid' && row.amountMinor > 0 && until !== null ? until.toISOString() : null,
    invoice: invoice === undefined ? null : documentOf(invoice),
    creditNotes: own.filter(({ kind }) => kind === 'credit-note').map(documentOf),
  };
}
