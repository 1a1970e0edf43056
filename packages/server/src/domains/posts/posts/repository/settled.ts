import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import { posts } from '../tables.ts';

/** A generated post that its author scheduled or published, with its current text. */
export interface SettledText {
  postId: string;
  runId: string;
  text: string;
}

/** The newest generated posts that are scheduled or published. */
export async function listSettledTexts(
  connection: Connection,
  userId: string,
  most: number,
): Promise<SettledText[]> {
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
