import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import type { PostRow } from './posts.ts';
import { posts } from '../tables.ts';

/** A user's posts that were delayed without their author being told, in the planned order. */
export async function listLateUntold(connection: Connection, userId: string): Promise<PostRow[]> {
  return connection
    .select()
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.lateUntold, true), isNull(posts.deletedAt)))
    .orderBy(asc(posts.plannedAt), asc(posts.id));
}

export async function markLateTold(connection: Connection, userId: string, postIds: readonly string[]) {
  if (postIds.length === 0) return;
  await connection
    .update(posts)
    .set({ lateUntold: false })
    .where(and(eq(posts.userId, userId), inArray(posts.id, [...postIds])));
}
