import { and, asc, eq } from 'drizzle-orm';
import { eraseFrom, type Connection } from '../../../platform/db/index.ts';
import { idempotencyKeys } from '../../../platform/tables.ts';
import { favoriteTemplates } from './tables.ts';

export async function listFavorites(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ templateId: favoriteTemplates.templateId })
    .from(favoriteTemplates)
    .where(eq(favoriteTemplates.userId, userId))
    .orderBy(asc(favoriteTemplates.createdAt), asc(favoriteTemplates.templateId));
  return rows.map((row) => row.templateId);
}

export async function insertFavorite(connection: Connection, userId: string, templateId: string, now: Date) {
  await connection
    .insert(favoriteTemplates)
    .values({ userId, templateId, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteFavorite(connection: Connection, userId: string, templateId: string) {
  await connection
    .delete(favoriteTemplates)
    .where(and(eq(favoriteTemplates.userId, userId), eq(favoriteTemplates.templateId, templateId)));
}

/** Also deletes the stored answers to idempotent requests, which may contain personal data. */
export const deleteAccountRows = eraseFrom(favoriteTemplates, idempotencyKeys);
