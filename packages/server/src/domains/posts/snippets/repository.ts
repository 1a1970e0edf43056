import type { Signature } from '@limelight/contracts';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import {
  countOwnRows,
  deleteOwnRow,
  eraseFrom,
  insertRow,
  takeLock,
  type Connection,
  type Tx,
} from '../../../platform/db/index.ts';
import { signatures, snippets } from './tables.ts';

export type SnippetRow = typeof snippets.$inferSelect;

export async function listSnippetRows(connection: Connection, userId: string): Promise<SnippetRow[]> {
  return connection
    .select()
    .from(snippets)
    .where(eq(snippets.userId, userId))
    .orderBy(asc(sql`lower(${snippets.name})`));
}

/** Serialises the writes of one user. */
export async function lockSnippets(tx: Tx, userId: string): Promise<void> {
  await takeLock(tx, 'snippets', userId);
}

export const countSnippets = countOwnRows(snippets);

export async function isNameTaken(tx: Tx, userId: string, name: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: snippets.id })
    .from(snippets)
    .where(
      and(
        eq(snippets.userId, userId),
        sql`lower(${snippets.name}) = lower(${name})`,
        ne(snippets.id, exceptId),
      ),
    );
  return rows.length > 0;
}

export const insertSnippet = insertRow(snippets);

/** Null when it is not the user's. */
export async function updateSnippet(
  tx: Tx,
  userId: string,
  id: string,
  set: { name: string; text: string },
  now: Date,
): Promise<SnippetRow | null> {
  const [row] = await tx
    .update(snippets)
    .set({ ...set, updatedAt: now })
    .where(and(eq(snippets.id, id), eq(snippets.userId, userId)))
    .returning();
  return row ?? null;
}

/** False when there was none. */
export const removeSnippet = deleteOwnRow(snippets);

export async function findSignature(connection: Connection, userId: string): Promise<Signature | null> {
  const [row] = await connection
    .select({ text: signatures.text, automatic: signatures.automatic })
    .from(signatures)
    .where(eq(signatures.userId, userId));
  return row ?? null;
}

export async function keepSignature(tx: Tx, userId: string, signature: Signature, now: Date): Promise<void> {
  await tx
    .insert(signatures)
    .values({ userId, ...signature, updatedAt: now })
    .onConflictDoUpdate({ target: signatures.userId, set: { ...signature, updatedAt: now } });
}

export const eraseSnippets = eraseFrom(snippets, signatures);
