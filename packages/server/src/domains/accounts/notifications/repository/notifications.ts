import type { NotificationKind } from '@limelight/contracts';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { eraseFrom, findRow, type Connection, type Tx } from '../../../../platform/db/index.ts';
import type { Channels } from '../rules.ts';
import { notifications, notificationSettings, pushSubscriptions } from '../tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Inserts the events that are new and returns their ids. */
export async function insertNew(tx: Tx, rows: readonly NotificationRow[]): Promise<Set<string>> {
  const inserted = await tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return new Set(inserted.map(({ id }) => id));
}

export const findNotification = findRow(notifications);

const listedOf = (userId: string) => and(eq(notifications.userId, userId), eq(notifications.listed, true));
const unreadOf = (userId: string) => and(listedOf(userId), isNull(notifications.readAt));

/** Newest first, optionally only those before `before`. */
export async function listPage(
  connection: Connection,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<NotificationRow[]> {
  return connection
    .select()
    .from(notifications)
    .where(and(listedOf(userId), before === null ? undefined : lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit);
}

export async function countUnread(connection: Connection, userId: string): Promise<number> {
  return connection.$count(notifications, unreadOf(userId));
}

/** Returns false when the person has no such notification. An earlier read time is kept. */
export async function markRead(tx: Tx, userId: string, id: string, now: Date): Promise<boolean> {
  const own = and(listedOf(userId), eq(notifications.id, id));
  const marked = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(own, isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return marked.length > 0 || (await tx.$count(notifications, own)) > 0;
}

export async function markAllRead(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(notifications).set({ readAt: now }).where(unreadOf(userId));
}

/** Takes the unread notification of the end of a run out of the list. One that tells what came of the run is only read. */
export async function withdrawUnread(connection: Connection, userId: string, key: string, now: Date) {
  await connection
    .update(notifications)
    .set({ readAt: now, listed: sql`${notifications.listed} AND ${notifications.kind} <> 'run'` })
    .where(and(eq(notifications.userId, userId), eq(notifications.key, key), isNull(notifications.readAt)));
}

/** Marks those that lead to one of these pages as read. */
export async function markPathsRead(tx: Tx, userIds: readonly string[], paths: readonly string[], now: Date) {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        inArray(notifications.path, [...paths]),
        isNull(notifications.readAt),
      ),
    );
}

export async function listSettings(connection: Connection, userIds: readonly string[]) {
  return connection
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.userId, [...userIds]));
}

/** Changes some channels; `unset` provides the others when there is no row yet. */
export async function saveSetting(
  tx: Tx,
  userId: string,
  kind: NotificationKind,
  { unset, change }: { unset: Channels; change: Partial<Channels> },
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ userId, kind, ...unset, ...change })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set: change,
    });
}

export async function listAll(connection: Connection, userId: string): Promise<NotificationRow[]> {
  return connection
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
}

export const eraseNotifications = eraseFrom(notifications, notificationSettings, pushSubscriptions);
