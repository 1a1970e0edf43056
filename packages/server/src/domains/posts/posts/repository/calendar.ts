import { and, asc, desc, eq, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { markOf, type Connection } from '../../../../platform/db/index.ts';
import { posts } from '../tables.ts';

const calendarColumns = {
  id: posts.id,
  status: posts.status,
  hold: posts.hold,
  delivery: posts.delivery,
  text: posts.text,
  visibility: posts.visibility,
  scheduledAt: posts.scheduledAt,
  publishedAt: posts.publishedAt,
  removedAt: posts.removedAt,
  timeZone: posts.timeZone,
  permalink: posts.permalink,
  updatedAt: posts.updatedAt,
};
export type CalendarRow = Pick<typeof posts.$inferSelect, keyof typeof calendarColumns>;

const moment = sql`coalesce(${posts.publishedAt}, ${posts.scheduledAt})`;

/** A user's posts published or planned from `from` until before `to`, earliest first by default. */
export async function listPostsBetween(
  connection: Connection,
  userId: string,
  window: { from: Date; to: Date; limit: number; newestFirst?: boolean },
): Promise<CalendarRow[]> {
  return connection
    .select(calendarColumns)
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        isNull(posts.deletedAt),
        sql`${moment} >= ${window.from.toISOString()}::timestamptz`,
        sql`${moment} < ${window.to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(...(window.newestFirst ? [desc(moment), desc(posts.id)] : [asc(moment), asc(posts.id)]))
    .limit(window.limit);
}

/** The times from `from` on at which posts of this user are or were to be published, leaving out some posts. */
export async function listPlannedTimes(
  connection: Connection,
  userId: string,
  from: Date,
  except: readonly string[] = [],
): Promise<Date[]> {
  const rows = await connection
    .select({ scheduledAt: posts.scheduledAt, plannedAt: posts.plannedAt })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        isNull(posts.deletedAt),
        inArray(posts.status, ['scheduled', 'publishing']),
        or(gte(posts.scheduledAt, from), gte(posts.plannedAt, from)),
        ...(except.length === 0 ? [] : [notInArray(posts.id, [...except])]),
      ),
    );
  return rows.flatMap((row) => [row.scheduledAt, row.plannedAt]).filter((at) => at !== null);
}

/** The posts that a user's pauses hold back: the queue of each and its time. */
export async function listPaused(connection: Connection, userId: string) {
  return connection
    .select({ queueId: posts.queueId, scheduledAt: posts.scheduledAt })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        eq(posts.status, 'scheduled'),
        eq(posts.hold, 'paused'),
        isNull(posts.deletedAt),
      ),
    );
}

export async function countQueued(connection: Connection, userId: string): Promise<Map<string, number>> {
  const rows = await connection
    .select({ queueId: posts.queueId, count: sql<number>`count(*)::int` })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.status, 'scheduled'), isNull(posts.deletedAt)))
    .groupBy(posts.queueId);
  return new Map(rows.flatMap(({ queueId, count }) => (queueId === null ? [] : [[queueId, count]])));
}

/** Differs after each change of a user's posts, deleted ones included. */
export const markPosts = async (connection: Connection, userId: string): Promise<string> =>
  markOf(connection, posts, eq(posts.userId, userId));
