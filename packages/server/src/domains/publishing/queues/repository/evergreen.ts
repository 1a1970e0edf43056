import { and, asc, eq, gte } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { evergreenPosts, evergreenUses, queues } from '../tables.ts';

export type EvergreenRow = typeof evergreenPosts.$inferSelect;

/** The evergreen posts of a queue, the one unused for the longest time first. */
export async function listPool(connection: Connection, userId: string, queueId: string) {
  return connection
    .select()
    .from(evergreenPosts)
    .where(and(eq(evergreenPosts.userId, userId), eq(evergreenPosts.queueId, queueId)))
    .orderBy(asc(evergreenPosts.lastUsedAt), asc(evergreenPosts.postId));
}

export async function listPools(connection: Connection, userId: string): Promise<EvergreenRow[]> {
  return connection.select().from(evergreenPosts).where(eq(evergreenPosts.userId, userId));
}

/** An existing entry stays unchanged. */
export async function insertEvergreen(tx: Tx, row: EvergreenRow): Promise<void> {
  await tx.insert(evergreenPosts).values(row).onConflictDoNothing();
}

export async function deleteEvergreen(tx: Tx, row: Omit<EvergreenRow, 'lastUsedAt'>): Promise<void> {
  await tx
    .delete(evergreenPosts)
    .where(
      and(
        eq(evergreenPosts.userId, row.userId),
        eq(evergreenPosts.queueId, row.queueId),
        eq(evergreenPosts.postId, row.postId),
      ),
    );
}

/** Marks a post as used at a slot in all queues that contain it, and the slot as filled once. */
export async function markUsed(
  tx: Tx,
  { userId, queueId, postId, at }: { userId: string; queueId: string; postId: string; at: Date },
): Promise<void> {
  await tx
    .update(evergreenPosts)
    .set({ lastUsedAt: at })
    .where(and(eq(evergreenPosts.userId, userId), eq(evergreenPosts.postId, postId)));
  await tx.insert(evergreenUses).values({ userId, queueId, at, postId }).onConflictDoNothing();
}

/** The slots of a queue from `from` on that were filled once. If a user empties such a slot, it is not filled again. */
export async function listUsedSlots(connection: Connection, userId: string, queueId: string, from: Date) {
  const rows = await connection
    .select({ at: evergreenUses.at })
    .from(evergreenUses)
    .where(
      and(eq(evergreenUses.userId, userId), eq(evergreenUses.queueId, queueId), gte(evergreenUses.at, from)),
    );
  return rows.map(({ at }) => at);
}

export async function listFillingQueues(connection: Connection): Promise<{ id: string; userId: string }[]> {
  return connection
    .select({ id: queues.id, userId: queues.userId })
    .from(queues)
    .where(eq(queues.evergreenMode, 'use'))
    .orderBy(asc(queues.id));
}

export async function erasePools(tx: Tx, userId: string, queueId?: string): Promise<void> {
  for (const table of [evergreenPosts, evergreenUses]) {
    const own = eq(table.userId, userId);
    await tx.delete(table).where(queueId === undefined ? own : and(own, eq(table.queueId, queueId)));
  }
}
