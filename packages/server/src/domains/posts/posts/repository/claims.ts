import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { eraseFrom, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { claimConfirmations, claimSettings } from '../claims/tables.ts';

export type ConfirmationRow = typeof claimConfirmations.$inferSelect;

export async function listConfirmations(connection: Connection, userId: string, postId: string) {
  return connection
    .select()
    .from(claimConfirmations)
    .where(and(eq(claimConfirmations.postId, postId), eq(claimConfirmations.userId, userId)))
    .orderBy(asc(claimConfirmations.confirmedAt));
}

/** Stores a confirmation and deletes the oldest ones of the post beyond `limit`. */
export async function insertConfirmation(tx: Tx, row: ConfirmationRow, limit: number): Promise<void> {
  await tx.insert(claimConfirmations).values(row).onConflictDoNothing();
  const old = await tx
    .select({ id: claimConfirmations.id })
    .from(claimConfirmations)
    .where(and(eq(claimConfirmations.postId, row.postId), eq(claimConfirmations.userId, row.userId)))
    .orderBy(desc(claimConfirmations.confirmedAt), desc(claimConfirmations.id))
    .offset(limit);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(claimConfirmations).where(inArray(claimConfirmations.id, ids));
}

/** Deletes a confirmation and returns it; null when there is no such one. */
export async function deleteConfirmation(tx: Tx, userId: string, postId: string, id: string) {
  const [row] = await tx
    .delete(claimConfirmations)
    .where(
      and(
        eq(claimConfirmations.id, id),
        eq(claimConfirmations.postId, postId),
        eq(claimConfirmations.userId, userId),
      ),
    )
    .returning();
  return row ?? null;
}

export async function dropConfirmations(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  await tx.delete(claimConfirmations).where(inArray(claimConfirmations.postId, [...postIds]));
}

export async function readBlock(connection: Connection, userId: string): Promise<boolean> {
  const [row] = await connection.select().from(claimSettings).where(eq(claimSettings.userId, userId));
  return row?.block ?? false;
}

export async function saveBlock(connection: Connection, userId: string, block: boolean, now: Date) {
  await connection
    .insert(claimSettings)
    .values({ userId, block, updatedAt: now })
    .onConflictDoUpdate({ target: claimSettings.userId, set: { block, updatedAt: now } });
}

export async function listAllConfirmations(connection: Connection, userId: string) {
  return connection
    .select()
    .from(claimConfirmations)
    .where(eq(claimConfirmations.userId, userId))
    .orderBy(asc(claimConfirmations.confirmedAt));
}

export const eraseClaims = eraseFrom(claimConfirmations, claimSettings);
