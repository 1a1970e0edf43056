import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eraseFrom, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { askAtOf } from '../rules/lasting.ts';
import { hashOf } from '../rules/words.ts';
import type { NewFact } from '../service/keep.ts';
import { factReadings, facts } from '../tables.ts';

const atOnce = 1_000;

/** Which of these texts were read before. */
export async function findRead(connection: Connection, userId: string, keys: readonly string[]) {
  const found = new Set<string>();
  for (let at = 0; at < keys.length; at += atOnce) {
    const rows = await connection
      .select({ key: factReadings.key })
      .from(factReadings)
      .where(and(eq(factReadings.userId, userId), inArray(factReadings.key, keys.slice(at, at + atOnce))));
    for (const { key } of rows) found.add(key);
  }
  return found;
}

export async function markRead(tx: Tx, userId: string, keys: readonly string[], readAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(factReadings)
    .values([...new Set(keys)].map((key) => ({ userId, key, readAt })))
    .onConflictDoNothing();
}

export async function listReadings(connection: Connection, userId: string): Promise<{ readAt: Date }[]> {
  return connection
    .select({ readAt: factReadings.readAt })
    .from(factReadings)
    .where(eq(factReadings.userId, userId))
    .orderBy(asc(factReadings.readAt));
}

/** The passages of the facts that were taken from the same sources. */
export async function listPassages(
  connection: Connection,
  userId: string,
  given: readonly Pick<NewFact, 'source'>[],
): Promise<{ id: string | null; passage: string }[]> {
  const ids = [...new Set(given.flatMap(({ source: { id } }) => id ?? []))];
  if (ids.length === 0) return [];
  const id = sql<string>`${facts.source}->>'id'`;
  return connection
    .select({ id, passage: sql<string>`${facts.source}->>'passage'` })
    .from(facts)
    .where(and(eq(facts.userId, userId), inArray(id, ids)));
}

export const deleteReadings = eraseFrom(factReadings);

/** Confirms what was suggested from the same passage, because its author now says so elsewhere. */
export async function confirmSuggested(tx: Tx, userId: string, passage: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: facts.id, kind: facts.kind })
    .from(facts)
    .where(
      and(eq(facts.userId, userId), eq(facts.passageKey, hashOf(passage)), eq(facts.status, 'suggested')),
    )
    .orderBy(facts.id)
    .for('update');
  for (const { id, kind } of rows)
    await tx
      .update(facts)
      .set({
        status: 'confirmed',
        askAt: askAtOf(kind, 'confirmed', now),
        version: sql`${facts.version} + 1`,
        updatedAt: now,
      })
      .where(eq(facts.id, id));
}

/** Deletes what a confirmed claim said, unless it was edited since. */
export async function deleteVouched(tx: Tx, userId: string, postId: string, sentence: string): Promise<void> {
  const source = sql`${facts.source}->>'kind' = 'claim' AND ${facts.source}->>'id' = ${postId}
    AND ${facts.source}->>'passage' = ${sentence}`;
  await tx.delete(facts).where(and(eq(facts.userId, userId), eq(facts.version, 1), source));
}
