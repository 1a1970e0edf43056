import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { deleteOwnRow, eraseFrom, findRow, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { pushKeys, pushSubscriptions } from '../tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type KeyRow = typeof pushKeys.$inferSelect;

export async function listSubscriptions(connection: Connection, userIds: readonly string[]) {
  return connection
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
}

export const findSubscription = findRow(pushSubscriptions);

export async function countOthers(tx: Tx, userId: string, endpoint: string): Promise<number> {
  return tx.$count(
    pushSubscriptions,
    and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.endpoint, endpoint)),
  );
}

/** A browser belongs to the person who subscribed it last. */
export async function saveSubscription(tx: Tx, row: SubscriptionRow): Promise<SubscriptionRow> {
  const { id, endpoint, ...set } = row;
  const [saved] = await tx
    .insert(pushSubscriptions)
    .values({ id, endpoint, ...set })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set })
    .returning();
  return saved ?? row;
}

export async function deleteSubscription(connection: Connection, id: string): Promise<void> {
  await connection.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Returns false when the person has no such subscription. */
export const deleteOwnSubscription = deleteOwnRow(pushSubscriptions);

export const deleteSubscriptionsOf = eraseFrom(pushSubscriptions);

export async function findKeys(connection: Connection, name: string): Promise<KeyRow | null> {
  const [row] = await connection.select().from(pushKeys).where(eq(pushKeys.name, name));
  return row ?? null;
}

/** Keeps an existing pair. */
export async function insertKeys(connection: Connection, row: KeyRow): Promise<void> {
  await connection.insert(pushKeys).values(row).onConflictDoNothing();
}
