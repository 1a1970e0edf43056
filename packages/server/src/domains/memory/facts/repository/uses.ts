import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { eraseFrom, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { factUses, facts } from '../tables.ts';
import { factColumns } from './facts.ts';

export async function insertUses(tx: Tx, rows: readonly (typeof factUses.$inferSelect)[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(factUses)
      .values([...rows])
      .onConflictDoNothing();
}

/** Which of these facts are there. */
export async function findThere(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: facts.id })
    .from(facts)
    .where(inArray(facts.id, [...ids]));
  return rows.map(({ id }) => id);
}

export async function countUses(
  connection: Connection,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .select({ id: factUses.factId, uses: count() })
    .from(factUses)
    .where(inArray(factUses.factId, [...ids]))
    .groupBy(factUses.factId);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** The person's own posts that used a fact, the newest first. */
export async function listUses(connection: Connection, userId: string, factId: string) {
  return connection
    .select({ postId: factUses.postId, usedAt: factUses.usedAt })
    .from(factUses)
    .where(and(eq(factUses.userId, userId), eq(factUses.factId, factId)))
    .orderBy(desc(factUses.usedAt))
    .limit(100);
}

export async function listFactsOfPost(connection: Connection, userId: string, postId: string) {
  return connection
    .select(factColumns)
    .from(factUses)
    .innerJoin(facts, eq(facts.id, factUses.factId))
    .where(and(eq(factUses.userId, userId), eq(factUses.postId, postId)))
    .orderBy(factUses.usedAt, facts.id);
}

export async function listUsesOf(connection: Connection, userId: string) {
  const { factId, postId, usedAt } = factUses;
  return connection
    .select({ factId, postId, usedAt })
    .from(factUses)
    .where(eq(factUses.userId, userId))
    .orderBy(usedAt);
}

export const eraseUses = eraseFrom(factUses);
