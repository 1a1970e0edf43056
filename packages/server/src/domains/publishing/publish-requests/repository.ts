import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { deleteOwnRow, eraseFrom, findOwnRow, type Connection, type Tx } from '../../../platform/db/index.ts';
import { publishRequests } from './tables.ts';

export type RequestRow = typeof publishRequests.$inferSelect;

const isOpen = isNull(publishRequests.decision);

/** A later request for the same post replaces the earlier one, whose id is no longer valid. */
export async function saveRequest(tx: Tx, row: RequestRow): Promise<RequestRow> {
  const { id, requestedBy, at, timeZone, movesFrom, createdAt } = row;
  const [saved] = await tx
    .insert(publishRequests)
    .values(row)
    .onConflictDoUpdate({
      target: publishRequests.postId,
      set: { id, requestedBy, at, timeZone, movesFrom, createdAt, decision: null },
      setWhere: eq(publishRequests.userId, row.userId),
    })
    .returning();
  if (saved === undefined) throw new Error('the request was not written');
  return saved;
}

export async function countOthers(tx: Tx, userId: string, postId: string): Promise<number> {
  return tx.$count(
    publishRequests,
    and(eq(publishRequests.userId, userId), ne(publishRequests.postId, postId), isOpen),
  );
}

/** The newest requests, decided ones too. */
export async function listRequests(connection: Connection, userId: string): Promise<RequestRow[]> {
  return connection
    .select()
    .from(publishRequests)
    .where(eq(publishRequests.userId, userId))
    .orderBy(desc(publishRequests.createdAt))
    .limit(200);
}

export async function listOpenRequests(connection: Connection, userId: string): Promise<RequestRow[]> {
  return connection
    .select()
    .from(publishRequests)
    .where(and(eq(publishRequests.userId, userId), isOpen))
    .orderBy(desc(publishRequests.createdAt))
    .limit(200);
}

export const findRequest = findOwnRow(publishRequests);

export const deleteRequest = deleteOwnRow(publishRequests);

/** Returns false when there is no such request, or it was decided before. */
export async function decideRequest(
  tx: Tx,
  userId: string,
  id: string,
  decision: NonNullable<RequestRow['decision']>,
): Promise<boolean> {
  const decided = await tx
    .update(publishRequests)
    .set({ decision })
    .where(and(eq(publishRequests.userId, userId), eq(publishRequests.id, id), isOpen))
    .returning({ id: publishRequests.id });
  return decided.length > 0;
}

export const eraseRequests = eraseFrom(publishRequests);
