import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/index.ts';
import { posts } from '../tables.ts';

/** The tags of these posts of a user, locked until the transaction ends. */
export async function lockTags(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; tags: string[] }[]> {
  return tx
    .select({ id: posts.id, tags: posts.tags })
    .from(posts)
    .where(and(eq(posts.userId, userId), inArray(posts.id, [...ids]), isNull(posts.deletedAt)))
    .orderBy(asc(posts.id))
    .for('update');
}

export async function setTags(tx: Tx, postId: string, tags: string[]): Promise<void> {
  await tx.update(posts).set({ tags }).where(eq(posts.id, postId));
}

export async function setFolder(tx: Tx, ids: readonly string[], folder: string): Promise<void> {
  await tx
    .update(posts)
    .set({ folder })
    .where(inArray(posts.id, [...ids]));
}
