import { desc, eq } from 'drizzle-orm';
import { deleteOwnRow, eraseFrom, type Connection, type Tx } from '../../../platform/db/index.ts';
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

export const removeLeadSearch = deleteOwnRow(leadSearches);

export async function exportLeadSearches(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listLeadSearches(connection, userId);
  return { leadSearches: rows.map(({ name, filters, createdAt }) => ({ name, filters, createdAt })) };
}

export const eraseLeadSearches = eraseFrom(leadSearches);
