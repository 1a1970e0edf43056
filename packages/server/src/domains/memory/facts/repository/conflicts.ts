import { aliasedTable, and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { factConflicts, facts } from '../tables.ts';
import { inPlace, type Place } from './facts.ts';

type ConflictRow = typeof factConflicts.$inferSelect;

/** A pair in the order in which it is stored. */
export const pairOf = (a: string, b: string): { oneId: string; otherId: string } =>
  a < b ? { oneId: a, otherId: b } : { oneId: b, otherId: a };

/** Keeps pairs; one that was settled stays so. */
export async function insertConflicts(tx: Tx, rows: readonly ConflictRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(factConflicts)
      .values([...rows])
      .onConflictDoNothing();
}

const has = (id: string) => or(eq(factConflicts.oneId, id), eq(factConflicts.otherId, id));

/** The open contradictions of a fact go, because it changed. */
export async function dropConflictsOf(tx: Tx, id: string): Promise<void> {
  await tx.delete(factConflicts).where(has(id));
}

export async function findConflict(connection: Connection, a: string, b: string) {
  const { oneId, otherId } = pairOf(a, b);
  const [row] = await connection
    .select()
    .from(factConflicts)
    .where(and(eq(factConflicts.oneId, oneId), eq(factConflicts.otherId, otherId)));
  return row ?? null;
}

export async function settlePair(tx: Tx, { oneId, otherId }: ConflictRow, now: Date): Promise<void> {
  await tx
    .update(factConflicts)
    .set({ settledAt: now })
    .where(and(eq(factConflicts.oneId, oneId), eq(factConflicts.otherId, otherId)));
}

/** The open contradictions among these facts and others. */
export async function listConflictsOf(connection: Connection, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const some = [...ids];
  return connection
    .select()
    .from(factConflicts)
    .where(
      and(
        isNull(factConflicts.settledAt),
        or(inArray(factConflicts.oneId, some), inArray(factConflicts.otherId, some)),
      ),
    );
}

const one = aliasedTable(facts, 'one');

/** The open contradictions of a place, the newest first. */
export async function listConflicts(
  connection: Connection,
  place: Place,
  { offset, limit }: { offset: number; limit: number },
): Promise<ConflictRow[]> {
  const { oneId, otherId, reason, settledAt, createdAt } = factConflicts;
  return connection
    .select({ oneId, otherId, reason, settledAt, createdAt })
    .from(factConflicts)
    .innerJoin(facts, eq(facts.id, factConflicts.oneId))
    .where(and(inPlace(place), isNull(factConflicts.settledAt)))
    .orderBy(desc(factConflicts.createdAt), factConflicts.oneId, factConflicts.otherId)
    .offset(offset)
    .limit(limit);
}

export async function countConflicts(connection: Connection, place: Place): Promise<number> {
  const { userId, teamId } = place;
  const owner = teamId === null ? eq(one.userId, userId) : eq(one.teamId, teamId);
  const rows = connection
    .select({ id: factConflicts.oneId })
    .from(factConflicts)
    .innerJoin(one, eq(one.id, factConflicts.oneId))
    .where(and(owner, isNull(factConflicts.settledAt)));
  return connection.$count(rows.as('open'));
}

/** Everything noted about a person's own facts, for the download. */
export async function listSettledAndOpen(connection: Connection, userId: string) {
  const { oneId, otherId, reason, settledAt } = factConflicts;
  return connection
    .select({ oneId, otherId, reason, settledAt })
    .from(factConflicts)
    .innerJoin(facts, eq(facts.id, oneId))
    .where(eq(facts.userId, userId))
    .orderBy(oneId, otherId);
}
