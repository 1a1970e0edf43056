import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/index.ts';
import { importedPosts } from '../tables.ts';

/** A post of the person that an import brought. */
export type OwnPost = Pick<
  typeof importedPosts.$inferSelect,
  'id' | 'text' | 'url' | 'postedAt' | 'reactions' | 'comments'
>;

/** A person's own imported posts with what they brought in, the newest first. */
export async function listOwnPosts(connection: Connection, userId: string, most: number): Promise<OwnPost[]> {
  const { id, text, url, postedAt, reactions, comments } = importedPosts;
  return connection
    .select({ id, text, url, postedAt, reactions, comments })
    .from(importedPosts)
    .where(and(eq(importedPosts.userId, userId), eq(importedPosts.own, true), eq(importedPosts.kind, 'post')))
    .orderBy(sql`${importedPosts.postedAt} desc nulls last`, importedPosts.id)
    .limit(most);
}
