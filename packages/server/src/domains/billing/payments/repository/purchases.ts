import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm';
import type { Billing, ProductKey, PurchaseState } from '@limelight/contracts';
import {
  listOwnRows,
  rowsAfter,
  type Connection,
  type Position,
  type Tx,
} from '../../../../platform/db/index.ts';
import { billingDetails, failedTries, paymentEvents, planTerms, purchases, refunds } from '../tables.ts';

export type PurchaseRow = typeof purchases.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type TermRow = typeof planTerms.$inferSelect;

// --- billing

export async function findBilling(connection: Connection, userId: string): Promise<Billing | null> {
  const [row] = await connection.select().from(billingDetails).where(eq(billingDetails.userId, userId));
  return row?.billing ?? null;
}

export async function saveBilling(connection: Connection, userId: string, billing: Billing, now: Date) {
  await connection
    .insert(billingDetails)
    .values({ userId, billing, updatedAt: now })
    .onConflictDoUpdate({ target: billingDetails.userId, set: { billing, updatedAt: now } });
}

// --- purchases

export async function insertPurchase(tx: Tx, purchase: typeof purchases.$inferInsert): Promise<void> {
  await tx.insert(purchases).values(purchase);
}

export async function findPurchase(connection: Connection, purchaseId: string): Promise<PurchaseRow | null> {
  const [row] = await connection.select().from(purchases).where(eq(purchases.id, purchaseId));
  return row ?? null;
}

/** Locks the purchase until the transaction ends. The user's row must be locked before it, never after. */
export async function lockPurchase(tx: Tx, purchaseId: string): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, purchaseId)).for('update');
  return row ?? null;
}

export async function updatePurchase(
  tx: Connection,
  purchaseId: string,
  change: Partial<
    Pick<PurchaseRow, 'state' | 'orderId' | 'paymentId' | 'paidAt' | 'nextCheckAt' | 'checks' | 'billing'>
  >,
): Promise<void> {
  await tx.update(purchases).set(change).where(eq(purchases.id, purchaseId));
}

export async function findPurchaseByOrder(connection: Connection, orderId: string) {
  const [row] = await connection.select().from(purchases).where(eq(purchases.orderId, orderId));
  return row ?? null;
}

export async function findPurchaseByPayment(connection: Connection, paymentId: string) {
  const [row] = await connection.select().from(purchases).where(eq(purchases.paymentId, paymentId));
  return row ?? null;
}

export async function findOwnOrder(connection: Connection, userId: string, orderId: string) {
  const [row] = await connection
    .select()
    .from(purchases)
    .where(and(eq(purchases.orderId, orderId), eq(purchases.userId, userId)));
  return row ?? null;
}

/** An open order since `since` for the same product at the same price with the same coupon, to be reused. */
export async function findOpenOrder(
  tx: Connection,
  userId: string,
  wanted: Pick<PurchaseRow, 'product' | 'months' | 'currency' | 'listMinor' | 'couponId'>,
  since: Date,
): Promise<PurchaseRow | null> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.userId, userId),
        eq(purchases.state, 'open'),
        isNotNull(purchases.orderId),
        gt(purchases.createdAt, since),
        eq(purchases.product, wanted.product),
        eq(purchases.months, wanted.months),
        eq(purchases.currency, wanted.currency),
        eq(purchases.listMinor, wanted.listMinor),
        wanted.couponId === null ? isNull(purchases.couponId) : eq(purchases.couponId, wanted.couponId),
      ),
    )
    .orderBy(desc(purchases.createdAt))
    .limit(1);
  return row ?? null;
}

export async function listOpenWithCoupon(tx: Tx, userId: string, couponId: string): Promise<PurchaseRow[]> {
  return tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.couponId, couponId), eq(purchases.state, 'open')))
    .orderBy(asc(purchases.id))
    .for('update');
}

/** Schedules the next check of an order after a failed one, unless it was paid in the meantime. */
export async function askSoon(
  connection: Connection,
  { id, checks }: Pick<PurchaseRow, 'id' | 'checks'>,
  at: Date,
): Promise<void> {
  await connection
    .update(purchases)
    .set({ checks, nextCheckAt: at })
    .where(and(eq(purchases.id, id), inArray(purchases.state, ['open', 'lapsed'])));
}

export async function listDueChecks(connection: Connection, now: Date, limit: number): Promise<string[]> {
  const rows = await connection
    .select({ id: purchases.id })
    .from(purchases)
    .where(lte(purchases.nextCheckAt, now))
    .orderBy(asc(purchases.nextCheckAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

const done: PurchaseState[] = ['paid', 'returned', 'refunded'];

/** The user's payments after `cursor` (`<instant> <id>`), newest first. */
export async function listPayments(
  connection: Connection,
  userId: string,
  after: Position | null,
  limit: number,
): Promise<PurchaseRow[]> {
  const earlier = rowsAfter(purchases.createdAt, purchases.id, after);
  return connection
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), inArray(purchases.state, done), earlier))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(limit);
}

export const listPurchases = listOwnRows(purchases, 'oldest first');

/** Paid purchases of a product, oldest first, by one user or by everybody. */
export async function listPaidPurchases(connection: Connection, product: ProductKey, userId?: string) {
  const owned = userId === undefined ? undefined : eq(purchases.userId, userId);
  return connection
    .select()
    .from(purchases)
    .where(and(eq(purchases.product, product), eq(purchases.state, 'paid'), owned))
    .orderBy(asc(purchases.paidAt));
}

/** True when the user owns a product that was paid and not refunded. */
export async function ownsProduct(connection: Connection, userId: string, product: ProductKey) {
  const rows = await connection
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.product, product), eq(purchases.state, 'paid')))
    .limit(1);
  return rows.length > 0;
}

/** Removes the name, the address and the tax number and stops monthly credits. The products and amounts are kept. */
export async function emptyBilling(tx: Tx, userId: string): Promise<void> {
  await tx.delete(billingDetails).where(eq(billingDetails.userId, userId));
  const without = sql`${purchases.billing} || '{"name":null,"address":null,"taxNumber":null}'::jsonb`;
  await tx.update(purchases).set({ billing: without }).where(eq(purchases.userId, userId));
  await tx.update(planTerms).set({ nextGrantAt: null }).where(eq(planTerms.userId, userId));
}

// --- events and failed tries

/** False when the event was already recorded. */
export async function insertEvent(tx: Tx, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return made.length > 0;
}

export async function insertFailedTry(tx: Connection, failedTry: typeof failedTries.$inferInsert) {
  await tx.insert(failedTries).values(failedTry).onConflictDoNothing();
}

export async function countFailedTries(connection: Connection, purchaseId: string): Promise<number> {
  return connection.$count(failedTries, eq(failedTries.purchaseId, purchaseId));
}

export async function listFailedTries(connection: Connection, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  return connection
    .select()
    .from(failedTries)
    .where(inArray(failedTries.purchaseId, [...purchaseIds]))
    .orderBy(asc(failedTries.createdAt), asc(failedTries.id));
}

// --- terms

export async function insertTerm(tx: Tx, term: typeof planTerms.$inferInsert): Promise<void> {
  await tx.insert(planTerms).values(term);
}

export async function listTerms(tx: Connection, userId: string): Promise<TermRow[]> {
  return tx
    .select()
    .from(planTerms)
    .where(eq(planTerms.userId, userId))
    .orderBy(asc(planTerms.boughtAt), asc(planTerms.purchaseId));
}

export async function updateTerm(
  tx: Tx,
  purchaseId: string,
  change: Partial<
    Pick<TermRow, 'startsAt' | 'endsAt' | 'granted' | 'nextGrantAt' | 'cancelledAt' | 'endTold'>
  >,
): Promise<void> {
  await tx.update(planTerms).set(change).where(eq(planTerms.purchaseId, purchaseId));
}

export async function listDueGrants(connection: Connection, now: Date, limit: number): Promise<string[]> {
  const rows = await connection
    .selectDistinct({ userId: planTerms.userId })
    .from(planTerms)
    .where(lte(planTerms.nextGrantAt, now))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/**
 * Terms that end a plan between two instants and whose end was not announced yet. A term followed by another does not
 * end the plan.
 */
export async function listEndingTerms(
  connection: Connection,
  { after, before, limit }: { after: Date; before: Date; limit: number },
): Promise<TermRow[]> {
  const follows = sql`EXISTS (SELECT 1 FROM plan_terms later WHERE later.user_id = ${planTerms.userId}
    AND later.plan = ${planTerms.plan} AND later.cancelled_at IS NULL AND later.ends_at > ${planTerms.endsAt})`;
  return connection
    .select()
    .from(planTerms)
    .where(
      and(
        isNull(planTerms.cancelledAt),
        gt(planTerms.endsAt, after),
        lte(planTerms.endsAt, before),
        sql`${planTerms.endTold} IS DISTINCT FROM ${planTerms.endsAt}`,
        not(follows),
      ),
    )
    .limit(limit);
}

/** Marks the end as announced. False when another process did so first. */
export async function takeEndTold(tx: Tx, term: Pick<TermRow, 'purchaseId' | 'endsAt'>): Promise<boolean> {
  const { rowCount } = await tx
    .update(planTerms)
    .set({ endTold: term.endsAt })
    .where(
      and(
        eq(planTerms.purchaseId, term.purchaseId),
        eq(planTerms.endsAt, term.endsAt),
        sql`${planTerms.endTold} IS DISTINCT FROM ${planTerms.endsAt}`,
      ),
    );
  return rowCount !== 0;
}

// --- refunds

export async function insertRefund(tx: Tx, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund);
}

export async function findRefund(connection: Connection, refundId: string): Promise<RefundRow | null> {
  const [row] = await connection.select().from(refunds).where(eq(refunds.id, refundId));
  return row ?? null;
}

export async function listRefunds(connection: Connection, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  return connection
    .select()
    .from(refunds)
    .where(inArray(refunds.purchaseId, [...purchaseIds]))
    .orderBy(asc(refunds.createdAt));
}

export async function updateRefund(
  tx: Tx,
  id: string,
  change: Partial<Pick<RefundRow, 'state' | 'refundId' | 'closedAt'>>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

/** Incomplete refunds made before `before`. */
export async function listOpenRefunds(connection: Connection, before: Date, limit: number) {
  const rows = await connection
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNull(refunds.closedAt), lt(refunds.createdAt, before)))
    .orderBy(asc(refunds.createdAt))
    .limit(limit);
  return rows.map((row) => row.id);
}
