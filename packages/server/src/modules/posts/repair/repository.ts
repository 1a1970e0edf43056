import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { generationRepairs, type RepairState } from '../tables.ts';

export type RepairRow = typeof generationRepairs.$inferSelect;

const one = (generationId: string, variant: number) =>
  and(eq(generationRepairs.generationId, generationId), eq(generationRepairs.variant, variant));

export async function findRepair(
  connection: Connection,
  userId: string,
  generationId: string,
  variant: number,
): Promise<RepairRow | null> {
  const [row] = await connection
    .select()
    .from(generationRepairs)
    .where(and(one(generationId, variant), eq(generationRepairs.userId, userId)));
  return row ?? null;
}

/** Takes a text up for checking; false while another does, unless that one was not heard of since `silentSince`. */
export async function takeUpRepair(tx: Tx, row: RepairRow, silentSince: Date): Promise<boolean> {
  const rows = await tx
    .insert(generationRepairs)
    .values(row)
    .onConflictDoUpdate({
      target: [generationRepairs.generationId, generationRepairs.variant],
      set: { startedAt: row.startedAt },
      setWhere: sql`${generationRepairs.state} = 'working' AND ${generationRepairs.startedAt} < ${silentSince.toISOString()}::timestamptz`,
    })
    .returning({ id: generationRepairs.generationId });
  return rows.length > 0;
}

export async function keepRepair(
  tx: Tx,
  generationId: string,
  variant: number,
  found: Pick<RepairRow, 'state' | 'offered' | 'engine' | 'promptVersion' | 'mended' | 'left'>,
): Promise<void> {
  await tx.update(generationRepairs).set(found).where(one(generationId, variant));
}

/** Forgets a check that was taken up then and came to nothing; one that somebody took up since stays. */
export async function dropUnmade(
  connection: Connection,
  generationId: string,
  variant: number,
  startedAt: Date,
): Promise<void> {
  await connection
    .delete(generationRepairs)
    .where(
      and(
        one(generationId, variant),
        eq(generationRepairs.state, 'working'),
        eq(generationRepairs.startedAt, startedAt),
      ),
    );
}

const decidable: readonly RepairState[] = ['offered', 'taken', 'partly', 'left'];

/** Keeps what the person did with an offer. False when nothing was offered to them. */
export async function decideRepair(
  tx: Tx,
  userId: string,
  generationId: string,
  variant: number,
  decided: Pick<RepairRow, 'state' | 'changes' | 'taken' | 'settledAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(generationRepairs)
    .set(decided)
    .where(
      and(
        one(generationId, variant),
        eq(generationRepairs.userId, userId),
        inArray(generationRepairs.state, [...decidable]),
      ),
    )
    .returning({ id: generationRepairs.generationId });
  return rows.length > 0;
}

/** Everybody's, the latest first, without whose they are and without the texts. */
export async function listRepairsDone(
  connection: Connection,
  limit: number,
): Promise<
  Pick<RepairRow, 'writtenBy' | 'state' | 'promptVersion' | 'mended' | 'left' | 'changes' | 'taken'>[]
> {
  const { writtenBy, state, promptVersion, mended, left, changes, taken } = generationRepairs;
  return connection
    .select({ writtenBy, state, promptVersion, mended, left, changes, taken })
    .from(generationRepairs)
    .orderBy(desc(generationRepairs.startedAt))
    .limit(limit);
}

export async function listRepairs(connection: Connection, userId: string): Promise<RepairRow[]> {
  return connection
    .select()
    .from(generationRepairs)
    .where(eq(generationRepairs.userId, userId))
    .orderBy(asc(generationRepairs.startedAt));
}

export async function eraseRepairs(tx: Tx, userId: string): Promise<void> {
  await tx.delete(generationRepairs).where(eq(generationRepairs.userId, userId));
}

export async function deleteRepairsBefore(connection: Connection, before: Date): Promise<void> {
  await connection.delete(generationRepairs).where(lt(generationRepairs.startedAt, before));
}
