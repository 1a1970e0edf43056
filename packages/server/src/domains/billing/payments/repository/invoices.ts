import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { findRow, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { invoices, invoiceSeries } from '../tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Takes the next number of a series. Other documents of the series wait until this transaction ends. */
export async function takeNumber(tx: Tx, series: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last });
  if (row === undefined) throw new Error('an upsert gave no row');
  return row.last;
}

export async function insertInvoice(tx: Tx, invoice: typeof invoices.$inferInsert): Promise<void> {
  await tx.insert(invoices).values(invoice);
}

export const findInvoice = findRow(invoices);

export async function findInvoiceOf(connection: Connection, purchaseId: string): Promise<InvoiceRow | null> {
  const [row] = await connection
    .select()
    .from(invoices)
    .where(and(eq(invoices.purchaseId, purchaseId), eq(invoices.kind, 'invoice')));
  return row ?? null;
}

export async function findCreditNoteOf(connection: Connection, refundId: string): Promise<InvoiceRow | null> {
  const [row] = await connection.select().from(invoices).where(eq(invoices.refundId, refundId));
  return row ?? null;
}

export async function findInvoiceByNumber(connection: Connection, number: string) {
  const [row] = await connection.select().from(invoices).where(eq(invoices.number, number));
  return row ?? null;
}

export async function listInvoicesOf(connection: Connection, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  return connection
    .select()
    .from(invoices)
    .where(inArray(invoices.purchaseId, [...purchaseIds]))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
}

export async function emptyBuyers(tx: Tx, userId: string): Promise<void> {
  const without = sql`jsonb_set(${invoices.content}, '{buyer}', (${invoices.content} -> 'buyer') || '{"name":"","email":"","address":"","taxNumber":null}'::jsonb)`;
  await tx.update(invoices).set({ content: without }).where(eq(invoices.userId, userId));
}
