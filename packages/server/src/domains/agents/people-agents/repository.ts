import { desc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../../module.ts';
import { deleteOwnRow, eraseFrom, insertRow, type Connection } from '../../../platform/db/index.ts';
import { leadSearches } from './tables.ts';

export type LeadSearchRow = typeof leadSearches.$inferSelect;

export async function listLeadSearches(connection: Connection, userId: string): Promise<LeadSearchRow[]> {
  return connection
    .select()
    .from(leadSearches)
    .where(eq(leadSearches.userId, userId))
    .orderBy(desc(leadSearches.createdAt), leadSearches.id);
}

export const insertLeadSearch = insertRow(leadSearches);

export const removeLeadSearch = deleteOwnRow(leadSearches);

export const exportLeadSearches: PersonalData['export'] = async (connection, userId) => {
  const rows = await listLeadSearches(connection, userId);
  return { leadSearches: rows.map(({ name, filters, createdAt }) => ({ name, filters, createdAt })) };
};

export const eraseLeadSearches = eraseFrom(leadSearches);
