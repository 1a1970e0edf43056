import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import { posts } from '../tables.ts';

/** The newest generated posts that are scheduled or published, with their current texts. */
export async function listSettledTexts(connection: Connection, userId: string, most: number) {
  const rows = await connection
    .select({ postId: posts.id, runId: posts.runId, text: posts.text })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        inArray(posts.status, ['scheduled', 'publishing', 'published']),
        isNotNull(posts.runId),
        isNull(posts.deletedAt),
      ),
    )
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(most);
  return rows.flatMap(({ runId, ...row }) => (runId === null ? [] : [{ ...row, runId }]));
}
