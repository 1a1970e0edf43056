import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { listOwnRows, takeLock, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { publishAttempts, publishPauses, publishSteps } from '../tables.ts';

export type Attempt = typeof publishAttempts.$inferSelect;
export type Step = typeof publishSteps.$inferSelect;
export type NewAttempt = Pick<
  Attempt,
  | 'id'
  | 'postId'
  | 'userId'
  | 'authorUrn'
  | 'apiVersion'
  | 'payloadHash'
  | 'payloadBytes'
  | 'leaseOwner'
  | 'leaseUntil'
  | 'createdAt'
  | 'consumedAt'
>;

/** Locks everything that spaces or counts a user's posts until the transaction ends. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await takeLock(tx, 'publishing', userId);
}

// --- attempts

export async function takeOverAttempt(
  tx: Tx,
  attemptId: string,
  lease: { owner: string; until: Date },
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(publishAttempts)
    .set({ leaseOwner: lease.owner, leaseUntil: lease.until })
    .where(
      and(
        eq(publishAttempts.id, attemptId),
        isNull(publishAttempts.consumedAt),
        isNull(publishAttempts.finishedAt),
        lt(publishAttempts.leaseUntil, now),
      ),
    )
    .returning({ id: publishAttempts.id });
  return taken.length === 1;
}

/** False when the attempt no longer belongs to this owner. */
export async function renewLease(connection: Connection, attemptId: string, owner: string, until: Date) {
  const renewed = await connection
    .update(publishAttempts)
    .set({ leaseUntil: until })
    .where(
      and(
        eq(publishAttempts.id, attemptId),
        eq(publishAttempts.leaseOwner, owner),
        isNull(publishAttempts.consumedAt),
        isNull(publishAttempts.finishedAt),
      ),
    )
    .returning({ id: publishAttempts.id });
  return renewed.length === 1;
}

type Ending = Pick<Attempt, 'outcome' | 'urn' | 'errorCode' | 'errorMessage'> & { finishedAt: Date };

/**
 * Closes a consumed attempt whose outcome was never reported, so it may have been published. With `leaseBefore`, only
 * if its lease had expired by then.
 */
export async function finishLostAttempt(tx: Tx, attemptId: string, ending: Ending, leaseBefore: Date | null) {
  const lost = await tx
    .update(publishAttempts)
    .set(ending)
    .where(
      and(
        eq(publishAttempts.id, attemptId),
        isNotNull(publishAttempts.consumedAt),
        isNull(publishAttempts.finishedAt),
        leaseBefore === null ? undefined : lt(publishAttempts.leaseUntil, leaseBefore),
      ),
    )
    .returning({ id: publishAttempts.id });
  return lost.length === 1;
}

export async function abandonUnsent(tx: Tx, postId: string, ending: Ending): Promise<void> {
  await tx
    .update(publishAttempts)
    .set(ending)
    .where(
      and(
        eq(publishAttempts.postId, postId),
        isNull(publishAttempts.consumedAt),
        isNull(publishAttempts.finishedAt),
      ),
    );
}

export async function listAttempts(
  connection: Connection,
  postId: string,
  userId: string,
  page?: { before: string | undefined; limit: number },
): Promise<Attempt[]> {
  const before = page?.before === undefined ? undefined : lt(publishAttempts.id, page.before);
  const query = connection
    .select()
    .from(publishAttempts)
    .where(and(eq(publishAttempts.postId, postId), eq(publishAttempts.userId, userId), before))
    .orderBy(desc(publishAttempts.id));
  return page === undefined ? query : query.limit(page.limit);
}

export async function isUrnOfAnotherPost(
  connection: Connection,
  userId: string,
  postId: string,
  urn: string,
): Promise<boolean> {
  const rows = await connection
    .select({ id: publishAttempts.id })
    .from(publishAttempts)
    .where(
      and(
        eq(publishAttempts.userId, userId),
        eq(publishAttempts.urn, urn),
        ne(publishAttempts.postId, postId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The last time since `since` at which a post of the user was, or may have been, published or started. */
export async function lastAttemptAt(connection: Connection, userId: string, since: Date) {
  // An intent that another worker took over is sent long after it was written.
  const at = sql`coalesce(${publishAttempts.consumedAt}, ${publishAttempts.createdAt})`;
  const [row] = await connection
    .select({ at: sql`${at}`.mapWith(publishAttempts.createdAt) })
    .from(publishAttempts)
    .where(
      and(
        eq(publishAttempts.userId, userId),
        gt(publishAttempts.createdAt, new Date(since.getTime() - 86_400_000)),
        sql`${at} > ${since.toISOString()}::timestamptz`,
        notInArray(publishAttempts.outcome, ['failed', 'abandoned']),
      ),
    )
    .orderBy(desc(at))
    .limit(1);
  return row?.at ?? null;
}

/** Open attempts with an expired lease, oldest first. */
export async function listExpiredAttempts(connection: Connection, now: Date, limit: number) {
  return connection
    .select({
      id: publishAttempts.id,
      postId: publishAttempts.postId,
      userId: publishAttempts.userId,
      consumedAt: publishAttempts.consumedAt,
    })
    .from(publishAttempts)
    .where(and(isNull(publishAttempts.finishedAt), lt(publishAttempts.leaseUntil, now)))
    .orderBy(asc(publishAttempts.leaseUntil))
    .limit(limit);
}

/** Open attempts written before `before`, oldest first. */
export async function listOpenAttempts(connection: Connection, before: Date, limit: number) {
  return connection
    .select()
    .from(publishAttempts)
    .where(and(isNull(publishAttempts.finishedAt), lt(publishAttempts.createdAt, before)))
    .orderBy(asc(publishAttempts.createdAt))
    .limit(limit);
}

/** Lets others take over these attempts at once. */
export async function endLeases(connection: Connection, ids: readonly string[], now: Date): Promise<void> {
  await connection
    .update(publishAttempts)
    .set({ leaseUntil: new Date(now.getTime() - 1) })
    .where(
      and(
        inArray(publishAttempts.id, [...ids]),
        isNull(publishAttempts.consumedAt),
        isNull(publishAttempts.finishedAt),
      ),
    );
}

// --- steps

export type NewStep = Omit<Step, 'id' | 'detail'> & { detail?: unknown };

export async function insertStep(connection: Connection, step: NewStep): Promise<void> {
  await connection.insert(publishSteps).values(step);
}

export async function listSteps(connection: Connection, attemptIds: readonly string[]): Promise<Step[]> {
  if (attemptIds.length === 0) return [];
  return connection
    .select()
    .from(publishSteps)
    .where(inArray(publishSteps.attemptId, [...attemptIds]))
    .orderBy(asc(publishSteps.id));
}

// --- pauses

/** An existing longer pause stays. */
export async function savePause(tx: Tx, scope: string, until: Date): Promise<void> {
  await tx
    .insert(publishPauses)
    .values({ scope, until })
    .onConflictDoUpdate({
      target: publishPauses.scope,
      set: { until: sql`greatest(${publishPauses.until}, excluded.until)` },
    });
}

// --- a person's data

export async function deleteAttemptsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(publishAttempts).where(eq(publishAttempts.userId, userId));
  await tx.delete(publishPauses).where(eq(publishPauses.scope, `member:${userId}`));
}

export const listAttemptsOfUser = listOwnRows(publishAttempts, 'oldest first');
