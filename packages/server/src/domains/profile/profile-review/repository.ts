import { and, asc, desc, eq, gt, inArray, lt, lte, notInArray, or } from 'drizzle-orm';
import {
  eraseFrom,
  findOwnRow,
  findRow,
  rowsAfter,
  type Connection,
  type Position,
  type Tx,
} from '../../../platform/db/index.ts';
import { paidReports, profileReviews } from './tables.ts';

export type ReviewRow = typeof profileReviews.$inferSelect;
export type PaidReportRow = typeof paidReports.$inferSelect;

export async function insertReview(tx: Tx, row: ReviewRow): Promise<void> {
  await tx.insert(profileReviews).values(row).onConflictDoNothing();
}

export async function listReviews(
  connection: Connection,
  userId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<ReviewRow[]> {
  return connection
    .select()
    .from(profileReviews)
    .where(
      and(eq(profileReviews.userId, userId), rowsAfter(profileReviews.createdAt, profileReviews.id, after)),
    )
    .orderBy(desc(profileReviews.createdAt), desc(profileReviews.id))
    .limit(limit);
}

export const findReview = findOwnRow(profileReviews);

/** Does not check the owner. For mails only. */
export const findAnyReview = findRow(profileReviews);

export async function findReviewBefore(connection: Connection, review: ReviewRow): Promise<ReviewRow | null> {
  const [row] = await connection
    .select()
    .from(profileReviews)
    .where(and(eq(profileReviews.userId, review.userId), lt(profileReviews.createdAt, review.createdAt)))
    .orderBy(desc(profileReviews.createdAt))
    .limit(1);
  return row ?? null;
}

export const eraseReviews = eraseFrom(profileReviews, paidReports);

/** Adds reports to deliver. Existing ones are not changed. */
export async function insertPaidReports(tx: Tx, rows: readonly PaidReportRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(paidReports)
      .values([...rows])
      .onConflictDoNothing();
}

/** Whether the review was bought as a product rather than paid in credits. */
export async function isBought(connection: Connection, reviewId: string): Promise<boolean> {
  return (await connection.$count(paidReports, eq(paidReports.reviewId, reviewId))) > 0;
}

export async function lockPaidReport(tx: Tx, purchaseId: string): Promise<PaidReportRow | null> {
  const [row] = await tx
    .select()
    .from(paidReports)
    .where(eq(paidReports.purchaseId, purchaseId))
    .for('update');
  return row ?? null;
}

export async function updatePaidReport(
  tx: Tx,
  purchaseId: string,
  change: Partial<Omit<PaidReportRow, 'purchaseId' | 'userId'>>,
): Promise<void> {
  await tx.update(paidReports).set(change).where(eq(paidReports.purchaseId, purchaseId));
}

export async function listPaidReports(connection: Connection, userId: string, limit: number) {
  return connection
    .select()
    .from(paidReports)
    .where(eq(paidReports.userId, userId))
    .orderBy(desc(paidReports.boughtAt))
    .limit(limit);
}

/** Reports that are undelivered, or were refunded after `refundedAfter`, earliest deadline first. */
export async function listOpenReports(connection: Connection, refundedAfter: Date): Promise<PaidReportRow[]> {
  return connection
    .select()
    .from(paidReports)
    .where(
      or(
        notInArray(paidReports.state, ['delivered', 'refunded']),
        and(eq(paidReports.state, 'refunded'), gt(paidReports.updatedAt, refundedAfter)),
      ),
    )
    .orderBy(asc(paidReports.dueAt))
    .limit(500);
}

/** Reports handed over to the team that were not delivered in time. */
export async function listOverdue(connection: Connection, now: Date): Promise<PaidReportRow[]> {
  return connection
    .select()
    .from(paidReports)
    .where(and(eq(paidReports.state, 'handed-over'), lte(paidReports.dueAt, now)))
    .orderBy(asc(paidReports.dueAt))
    .limit(200);
}

export async function listRefunded(connection: Connection, userId: string | undefined): Promise<string[]> {
  const rows = await connection
    .select({ purchaseId: paidReports.purchaseId })
    .from(paidReports)
    .where(
      and(
        eq(paidReports.state, 'refunded'),
        userId === undefined ? undefined : eq(paidReports.userId, userId),
      ),
    );
  return rows.map(({ purchaseId }) => purchaseId);
}

/** Marks reports as owed again after their refund failed. */
export async function reopenRefunded(tx: Tx, purchaseIds: readonly string[], updatedAt: Date): Promise<void> {
  await tx
    .update(paidReports)
    .set({ state: 'refund-failed', updatedAt })
    .where(and(eq(paidReports.state, 'refunded'), inArray(paidReports.purchaseId, [...purchaseIds])));
}

/** Deletes undelivered reports whose purchase is no longer paid, of one person or of everybody. */
export async function deleteUnpaidReports(tx: Tx, paidIds: readonly string[], userId: string | undefined) {
  await tx
    .delete(paidReports)
    .where(
      and(
        inArray(paidReports.state, ['waiting', 'handed-over', 'refund-failed']),
        notInArray(paidReports.purchaseId, [...paidIds]),
        userId === undefined ? undefined : eq(paidReports.userId, userId),
      ),
    );
}

/** Reports whose last run failed and that have an input to retry with. */
export async function listToRetry(connection: Connection): Promise<PaidReportRow[]> {
  const rows = await connection
    .select()
    .from(paidReports)
    .where(inArray(paidReports.state, ['waiting']))
    .orderBy(asc(paidReports.dueAt))
    .limit(200);
  return rows.filter(({ failures, input }) => failures > 0 && input !== null);
}
