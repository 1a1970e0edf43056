import { and, desc, eq } from 'drizzle-orm';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { leadSearches } from './tables.ts';

export type LeadSearchRow = typeof leadSearches.$inferSelect;

export async function listLeadSearches(connection: Connection, userId: string): Promise<LeadSearchRow[]> {
  return connection
    .select()
    .from(leadSearches)
    .where(eq(leadSearches.userId, userId))
    .orderBy(desc(leadSearches.createdAt), leadSearches.id);
}

export async function insertLeadSearch(tx: Tx, row: LeadSearchRow): Promise<void> {
  await tx.insert(leadSearches).values(row);
}

export async function removeLeadSearch(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(leadSearches)
    .where(and(eq(leadSearches.userId, userId), eq(leadSearches.id, id)))
    .returning({ id: leadSearches.id });
  return rows.length > 0;
}

export async function exportLeadSearches(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listLeadSearches(connection, userId);
  return { leadSearches: rows.map(({ name, filters, createdAt }) => ({ name, filters, createdAt })) };
}

export async function eraseLeadSearches(tx: Tx, userId: string): Promise<void> {
  await tx.delete(leadSearches).where(eq(leadSearches.userId, userId));
}
