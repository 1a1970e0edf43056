import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/index.ts';
import { dropMediaOf } from '../../media/index.ts';
import { removeChatsOf } from './chats.ts';
import { dropConfirmations } from './claims.ts';
import { dropPostSources } from '../../sources/index.ts';
import { removeRecordsOf } from './origins.ts';
import { removeVersionsOf } from './versions.ts';
import { posts } from '../tables.ts';

/** Permanently deletes posts moved to the bin before `before`. Their pictures are marked for removal. */
export async function emptyBin(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(isNotNull(posts.deletedAt), lt(posts.deletedAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  await deletePosts(
    tx,
    rows.map((row) => row.id),
  );
  return rows.length;
}

export async function deletePosts(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  const ids = [...postIds];
  await dropMediaOf(tx, ids);
  await removeVersionsOf(tx, ids);
  await dropPostSources(tx, ids);
  await dropConfirmations(tx, ids);
  await removeChatsOf(tx, ids);
  await removeRecordsOf(tx, ids);
  await tx.delete(posts).where(inArray(posts.id, ids));
}

/** Deletes everything a user wrote, including the bin. */
export async function erasePosts(tx: Tx, userId: string): Promise<void> {
  const rows = await tx.select({ id: posts.id }).from(posts).where(eq(posts.userId, userId)).for('update');
  await deletePosts(
    tx,
    rows.map((row) => row.id),
  );
}
