import { randomUUID } from 'node:crypto';
import { products, supplier, type ProductKey } from '@limelight/contracts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { User } from '../../../accounts/identity/index.ts';
import { findInvoiceOf, insertInvoice, takeNumber } from '../repository/invoices.ts';
import type { PurchaseRow, RefundRow } from '../repository/purchases.ts';
import { documentNumber, seriesOf, splitTax } from '../rules/invoice.ts';

export function lineOf(product: ProductKey, months: number, credits: number): string {
  const { name, kind } = products[product];
  const count = credits.toLocaleString('en');
  if (kind === 'plan')
    return `${name}, ${months === 1 ? '1 month' : `${months} months`}, ${count} credits in all`;
  return kind === 'credits' ? `${name}, ${count} credits` : name;
}

async function nextNumber(tx: Tx, kind: 'invoice' | 'credit-note', at: Date): Promise<string> {
  const series = seriesOf(kind, at);
  return documentNumber(series, await takeNumber(tx, series));
}

/** Issues the invoice of a paid purchase. Its number is taken in the same transaction. */
export async function issueInvoice(tx: Tx, purchase: PurchaseRow, buyer: User, now: number): Promise<string> {
  const at = new Date(now);
  const number = await nextNumber(tx, 'invoice', at);
  const { billing } = purchase;
  await insertInvoice(tx, {
    id: randomUUID(),
    number,
    kind: 'invoice',
    userId: purchase.userId,
    purchaseId: purchase.id,
    refundId: null,
    issuedAt: at,
    content: {
      buyer: {
        name: billing.name === null || billing.name === '' ? buyer.name : billing.name,
        email: buyer.email,
        address: billing.address ?? '',
        country: billing.country,
        state: billing.state,
        taxNumber: billing.taxNumber === '' ? null : billing.taxNumber,
        timeZone: billing.country === 'IN' ? null : (billing.timeZone ?? null),
      },
      line: lineOf(purchase.product, purchase.months, purchase.credits),
      currency: purchase.currency,
      listMinor: purchase.listMinor,
      discountMinor: purchase.listMinor - purchase.amountMinor,
      totalMinor: purchase.amountMinor,
      ...splitTax(purchase.amountMinor, billing, supplier),
      paymentId: purchase.paymentId,
      reference: null,
    },
  });
  return number;
}

/** Issues the credit note of a completed refund if the purchase has an invoice. */
export async function issueCreditNote(tx: Tx, purchase: PurchaseRow, refund: RefundRow, now: number) {
  const invoice = await findInvoiceOf(tx, purchase.id);
  if (invoice === null || refund.amountMinor === 0) return;
  const at = new Date(now);
  const { content } = invoice;
  await insertInvoice(tx, {
    id: randomUUID(),
    number: await nextNumber(tx, 'credit-note', at),
    kind: 'credit-note',
    userId: purchase.userId,
    purchaseId: purchase.id,
    refundId: refund.id,
    issuedAt: at,
    content: {
      ...content,
      line: `Refund: ${content.line}`,
      listMinor: refund.amountMinor,
      discountMinor: 0,
      totalMinor: refund.amountMinor,
      ...splitTax(refund.amountMinor, purchase.billing, supplier),
      reference: invoice.number,
    },
  });
}
