import type { FeedbackAbout } from '@limelight/contracts';
import { and, desc, eq } from 'drizzle-orm';
import { eraseFrom, listOwnRows, type Connection, type Tx } from '../../../platform/db/index.ts';
import { feedback } from './tables.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

export async function keepFeedback(tx: Tx, row: FeedbackRow): Promise<void> {
  const { verdict, reason, updatedAt } = row;
  await tx
    .insert(feedback)
    .values(row)
    .onConflictDoUpdate({
      target: [feedback.userId, feedback.source, feedback.sourceId, feedback.item],
      set: { verdict, reason, updatedAt },
    });
}

export async function withdrawFeedback(
  tx: Tx,
  userId: string,
  { source, id, item = 0 }: FeedbackAbout,
): Promise<void> {
  await tx
    .delete(feedback)
    .where(
      and(
        eq(feedback.userId, userId),
        eq(feedback.source, source),
        eq(feedback.sourceId, id),
        eq(feedback.item, item),
      ),
    );
}

export async function listOwnFeedback(
  connection: Connection,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<FeedbackRow[]> {
  return connection
    .select()
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(desc(feedback.updatedAt), feedback.source, feedback.sourceId, feedback.item)
    .offset(offset)
    .limit(limit);
}

/** The latest verdicts of all people, without their ids. */
export async function listVerdicts(connection: Connection, limit: number) {
  const { what, engine, promptVersion, settings, verdict, reason } = feedback;
  return connection
    .select({ what, engine, promptVersion, settings, verdict, reason })
    .from(feedback)
    .orderBy(desc(feedback.updatedAt))
    .limit(limit);
}

export const listAllFeedback = listOwnRows(feedback, 'oldest first');

export const eraseFeedback = eraseFrom(feedback);
