import { products } from '@limelight/contracts';
import type { PersonalData } from '../../../module.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { emptyBuyers, listInvoicesOf } from './repository/invoices.ts';
import {
  emptyBilling,
  findBilling,
  listFailedTries,
  listPurchases,
  listRefunds,
  listTerms,
} from './repository/purchases.ts';

/** A user's purchases, payments, failed payments and refunds, with the contents of their invoices. */
export const exportPaymentsData: PersonalData['export'] = async (connection, userId) => {
  const bought = await listPurchases(connection, userId);
  const ids = bought.map(({ id }) => id);
  const refunds = await listRefunds(connection, ids);
  const tries = await listFailedTries(connection, ids);
  const documents = await listInvoicesOf(connection, ids);
  const terms = await listTerms(connection, userId);
  return {
    billing: await findBilling(connection, userId),
    payments: bought.map((row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      product: products[row.product].name,
      months: row.months,
      credits: row.credits,
      currency: row.currency,
      amountMinor: row.amountMinor,
      discountMinor: row.discountMinor,
      coupon: row.couponCode,
      state: row.state,
      orderId: row.orderId,
      paymentId: row.paymentId,
      refunds: refunds
        .filter(({ purchaseId }) => purchaseId === row.id)
        .map(({ amountMinor, creditsTaken, state, createdAt }) => ({
          at: createdAt.toISOString(),
          amountMinor,
          creditsTaken,
          state,
        })),
      failedTries: tries
        .filter(({ purchaseId }) => purchaseId === row.id)
        .map(({ paymentId, code, description, source, step, reason, createdAt }) => ({
          at: createdAt.toISOString(),
          paymentId,
          code,
          description,
          source,
          step,
          reason,
        })),
    })),
    invoices: documents.map(({ number, kind, issuedAt, content }) => ({
      number,
      kind,
      issuedAt: issuedAt.toISOString(),
      ...content,
    })),
    plans: terms.map(({ plan, months, startsAt, endsAt, cancelledAt }) => ({
      plan,
      months,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      cancelledAt: cancelledAt?.toISOString() ?? null,
    })),
  };
};

/** Payments and invoices have to be kept by law. The name, addresses and tax number are removed. */
export async function erasePaymentsData(tx: Tx, userId: string): Promise<void> {
  await emptyBilling(tx, userId);
  await emptyBuyers(tx, userId);
}
