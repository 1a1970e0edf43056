import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import { posts } from '../tables.ts';

export type PostStanding = Pick<typeof posts.$inferSelect, 'id' | 'status' | 'text' | 'scheduledAt'>;

export async function listStandings(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, PostStanding>> {
  if (ids.length === 0) return new Map();
  const { id, status, text, scheduledAt } = posts;
  const rows = await connection
    .select({ id, status, text, scheduledAt })
    .from(posts)
    .where(and(eq(posts.userId, userId), inArray(posts.id, [...ids]), isNull(posts.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}
