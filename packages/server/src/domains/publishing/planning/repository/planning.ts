import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eraseFrom, findTheirRow, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { calendarFeedEntries, calendarFeeds } from '../tables.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;
export type FeedEntryRow = typeof calendarFeedEntries.$inferSelect;

export const findFeed = findTheirRow(calendarFeeds);

/** Finds the feed of a key, locks it until the transaction ends, and records the access. */
export async function openFeed(tx: Tx, keyHash: string, now: Date): Promise<FeedRow | null> {
  const [row] = await tx
    .update(calendarFeeds)
    .set({ readAt: now })
    .where(eq(calendarFeeds.keyHash, keyHash))
    .returning();
  return row ?? null;
}

export async function replaceFeed(connection: Connection, userId: string, keyHash: string, now: Date) {
  const values = { keyHash, createdAt: now, readAt: null };
  await connection
    .insert(calendarFeeds)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: values });
}

export async function listFeedEntries(tx: Tx, userId: string): Promise<FeedEntryRow[]> {
  return tx
    .select()
    .from(calendarFeedEntries)
    .where(eq(calendarFeedEntries.userId, userId))
    .orderBy(asc(calendarFeedEntries.at), asc(calendarFeedEntries.postId));
}

export async function keepFeedEntries(tx: Tx, entries: readonly FeedEntryRow[]): Promise<void> {
  if (entries.length === 0) return;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(calendarFeedEntries)
    .values([...entries])
    .onConflictDoUpdate({
      target: [calendarFeedEntries.userId, calendarFeedEntries.postId],
      set: {
        at: given('at'),
        sequence: given('sequence'),
        fingerprint: given('fingerprint'),
        changedAt: given('changed_at'),
        cancelledAt: given('cancelled_at'),
      },
    });
}

export async function forgetFeedEntries(tx: Tx, userId: string, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  await tx
    .delete(calendarFeedEntries)
    .where(and(eq(calendarFeedEntries.userId, userId), inArray(calendarFeedEntries.postId, [...postIds])));
}

/** Disables the feed and deletes its record of past content. */
export const removeFeed = eraseFrom(calendarFeeds, calendarFeedEntries);
