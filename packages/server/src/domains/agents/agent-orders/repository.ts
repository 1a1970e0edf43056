import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { eraseFrom, type Connection, type Tx } from '../../../platform/db/index.ts';
import { agentOrders } from './tables.ts';

export type OrderRow = typeof agentOrders.$inferSelect;

/** Skips purchases that already have an order. */
export async function insertOrders(tx: Tx, rows: readonly OrderRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(agentOrders)
      .values([...rows])
      .onConflictDoNothing();
}

export async function listOrders(connection: Connection, userId: string): Promise<OrderRow[]> {
  return connection
    .select()
    .from(agentOrders)
    .where(eq(agentOrders.userId, userId))
    .orderBy(desc(agentOrders.boughtAt));
}

export async function listOpenOrders(connection: Connection): Promise<OrderRow[]> {
  return connection
    .select()
    .from(agentOrders)
    .where(ne(agentOrders.state, 'delivered'))
    .orderBy(sql`${agentOrders.dueAt} ASC NULLS LAST`, asc(agentOrders.boughtAt))
    .limit(500);
}

export async function lockOrder(tx: Tx, purchaseId: string, userId?: string): Promise<OrderRow | null> {
  const owned = userId === undefined ? undefined : eq(agentOrders.userId, userId);
  const [row] = await tx
    .select()
    .from(agentOrders)
    .where(and(eq(agentOrders.purchaseId, purchaseId), owned))
    .for('update');
  return row ?? null;
}

export async function findOrder(connection: Connection, purchaseId: string): Promise<OrderRow | null> {
  const [row] = await connection.select().from(agentOrders).where(eq(agentOrders.purchaseId, purchaseId));
  return row ?? null;
}

export async function updateOrder(
  tx: Tx,
  purchaseId: string,
  change: Partial<Omit<OrderRow, 'purchaseId' | 'userId'>>,
): Promise<void> {
  await tx.update(agentOrders).set(change).where(eq(agentOrders.purchaseId, purchaseId));
}

export const eraseOrders = eraseFrom(agentOrders);
