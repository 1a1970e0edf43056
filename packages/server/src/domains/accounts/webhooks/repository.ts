import type { WebhookEvent } from '@limelight/contracts';
import { and, desc, eq, inArray, lt, max, or } from 'drizzle-orm';
import {
  deleteOwnRow,
  eraseFrom,
  findOwnRow,
  findRow,
  insertRow,
  listOwnRows,
  lockRow,
  type Connection,
  type Tx,
} from '../../../platform/db/index.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export const listWebhooksOf = listOwnRows(webhooks, 'newest first');

/** The active webhooks of any of these users. */
export async function listActive(connection: Connection, userIds: readonly string[]): Promise<WebhookRow[]> {
  return connection
    .select()
    .from(webhooks)
    .where(and(inArray(webhooks.userId, [...userIds]), eq(webhooks.active, true)));
}

export const findWebhook = findOwnRow(webhooks);

/** The same, locked until the transaction ends. */
export const lockWebhook = lockRow(webhooks);

/** For jobs, which act on behalf of no user. */
export const findWebhookById = findRow(webhooks);

export const insertWebhook = insertRow(webhooks);

export async function updateWebhook(tx: Tx, id: string, change: Partial<Omit<WebhookRow, 'id' | 'userId'>>) {
  const [row] = await tx.update(webhooks).set(change).where(eq(webhooks.id, id)).returning();
  return row ?? null;
}

export const removeWebhook = deleteOwnRow(webhooks);

export const eraseWebhooks = eraseFrom(webhooks);

// --- deliveries

type NewDelivery = Pick<DeliveryRow, 'id' | 'webhookId' | 'payload' | 'createdAt'> & {
  event: WebhookEvent | 'ping';
};

export async function insertDeliveries(tx: Tx, rows: readonly NewDelivery[]): Promise<DeliveryRow[]> {
  return tx
    .insert(webhookDeliveries)
    .values(rows.map((row) => ({ ...row, status: 'waiting' as const, nextAttemptAt: row.createdAt })))
    .returning();
}

/** A delivery with its webhook. Null when either was deleted. */
export async function findDelivery(connection: Connection, id: string) {
  const [row] = await connection
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

/** Null when another process has recorded this attempt. */
export async function recordAttempt(
  tx: Tx,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  change: Partial<DeliveryRow>,
): Promise<DeliveryRow | null> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ ...change, attempts: attempts + 1 })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        eq(webhookDeliveries.status, 'waiting'),
      ),
    )
    .returning();
  return row ?? null;
}

/** The time of the webhook's most recent attempt, or null before the first. */
export async function findLastAttempt(tx: Tx, webhookId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(webhookDeliveries.lastAttemptAt) })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId));
  return row?.at ?? null;
}

export async function updateDelivery(tx: Tx, id: string, change: Partial<DeliveryRow>) {
  const [row] = await tx
    .update(webhookDeliveries)
    .set(change)
    .where(eq(webhookDeliveries.id, id))
    .returning();
  return row ?? null;
}

/** The deliveries after `last`, newest first. */
export async function listDeliveries(
  connection: Connection,
  webhookId: string,
  last: DeliveryRow | null,
  limit: number,
): Promise<DeliveryRow[]> {
  const after =
    last === null
      ? undefined
      : or(
          lt(webhookDeliveries.createdAt, last.createdAt),
          and(eq(webhookDeliveries.createdAt, last.createdAt), lt(webhookDeliveries.id, last.id)),
        );
  return connection
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), after))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
}
