import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { posts } from '../tables.ts';

/** The tags of these posts of a user, locked until the transaction ends. */
export async function lockTags(tx: Tx, userId: string, ids: readonly string[]) {
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

/** The folders and tags of a user's posts, without deleted ones, each once. */
export async function listLabels(connection: Connection, userId: string) {
  const rows = await connection
    .selectDistinct({ folder: posts.folder, tags: posts.tags })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        isNull(posts.deletedAt),
        sql`(${posts.folder} <> '' or ${posts.tags} <> '{}')`,
      ),
    );
  return {
    folders: [...new Set(rows.map(({ folder }) => folder).filter((folder) => folder !== ''))],
    tags: rows.flatMap(({ tags }) => tags),
  };
}
