import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/index.ts';
import { posts } from '../tables.ts';

export type CalendarRow = Pick<
  typeof posts.$inferSelect,
  | 'id'
  | 'status'
  | 'hold'
  | 'text'
  | 'visibility'
  | 'scheduledAt'
  | 'publishedAt'
  | 'timeZone'
  | 'permalink'
  | 'updatedAt'
>;

const moment = sql`coalesce(${posts.publishedAt}, ${posts.scheduledAt})`;

/** A person's posts that came out or are to come out from `from` until before `to`, the earliest first unless asked otherwise. */
export async function listPostsBetween(
  connection: Connection,
  userId: string,
  window: { from: Date; to: Date; limit: number; newestFirst?: boolean },
): Promise<CalendarRow[]> {
  return connection
    .select({
      id: posts.id,
      status: posts.status,
      hold: posts.hold,
      text: posts.text,
      visibility: posts.visibility,
      scheduledAt: posts.scheduledAt,
      publishedAt: posts.publishedAt,
      timeZone: posts.timeZone,
      permalink: posts.permalink,
      updatedAt: posts.updatedAt,
    })
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
