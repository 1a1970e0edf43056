import { and, asc, eq } from 'drizzle-orm';
import { eraseFrom, findTheirRow, markOf, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { queues, queueSettings } from '../tables.ts';

export type QueueRow = typeof queues.$inferSelect;
export type SettingsRow = typeof queueSettings.$inferSelect;

const own = (userId: string, queueId: string) => and(eq(queues.userId, userId), eq(queues.id, queueId));

export async function listQueues(connection: Connection, userId: string): Promise<QueueRow[]> {
  return connection
    .select()
    .from(queues)
    .where(eq(queues.userId, userId))
    .orderBy(asc(queues.createdAt), asc(queues.id));
}

export async function insertQueue(tx: Tx, queue: typeof queues.$inferInsert): Promise<void> {
  await tx.insert(queues).values(queue);
}

export async function updateQueue(
  tx: Tx,
  userId: string,
  queueId: string,
  set: Partial<Pick<QueueRow, 'name' | 'slots' | 'evergreenMode' | 'cooldownDays'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(queues)
    .set({ ...set, updatedAt: now })
    .where(own(userId, queueId));
}

export async function removeQueue(tx: Tx, userId: string, queueId: string): Promise<void> {
  await tx.delete(queues).where(own(userId, queueId));
}

export const findSettings = findTheirRow(queueSettings);

/** Stores the given zone unless there are settings already. */
export async function beginSettings(tx: Tx, userId: string, timeZone: string, now: Date): Promise<void> {
  await tx.insert(queueSettings).values({ userId, timeZone, updatedAt: now }).onConflictDoNothing();
}

export async function updateSettings(
  tx: Tx,
  userId: string,
  set: Partial<Omit<SettingsRow, 'userId' | 'updatedAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(queueSettings)
    .set({ ...set, updatedAt: now })
    .where(eq(queueSettings.userId, userId));
}

export const eraseQueues = eraseFrom(queues, queueSettings);

/** Differs after each change of a user's queues and their settings. */
export async function markQueues(connection: Connection, userId: string): Promise<string> {
  const marks = await Promise.all([
    markOf(connection, queues, eq(queues.userId, userId)),
    markOf(connection, queueSettings, eq(queueSettings.userId, userId)),
  ]);
  return marks.join(' ');
}
