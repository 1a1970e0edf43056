import { agentOrderHours, type AgentOrder, type SharedAgent } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { giveAgent } from '../agents/index.ts';
import { audit, type Act } from '../../accounts/audit/index.ts';
import { listPaidPurchases } from '../../billing/payments/index.ts';
import { orderMailJob } from './jobs.ts';
import { presentOrder } from './present.ts';
import {
  insertOrders,
  listOpenOrders,
  listOrders,
  lockOrder,
  updateOrder,
  type OrderRow,
} from './repository.ts';
import { isTeamsTurn, nextState, type OrderEvent } from './rules.ts';

const product = 'p_custom_ai_agent';
const hourMs = 3_600_000;

/**
 * Creates orders for new purchases, of one person or of everybody, and returns the ids of the purchases that are
 * still paid.
 */
async function notePurchases(context: Context, tx: Tx, userId?: string): Promise<Set<string>> {
  const purchases = await listPaidPurchases(tx, product, userId);
  const updatedAt = new Date(context.clock.now());
  const rows = purchases.map(({ id, userId: owner, paidAt }): OrderRow => ({
    purchaseId: id,
    userId: owner,
    state: 'brief',
    brief: '',
    proposal: '',
    changes: '',
    agentId: null,
    boughtAt: paidAt ?? updatedAt,
    dueAt: null,
    updatedAt,
  }));
  await insertOrders(tx, rows);
  return new Set(purchases.map(({ id }) => id));
}

export async function readOrders(context: Context, userId: string): Promise<AgentOrder[]> {
  return context.database.db.transaction(async (tx) => {
    const paid = await notePurchases(context, tx, userId);
    return (await listOrders(tx, userId)).map((row) => presentOrder(row, paid.has(row.purchaseId)));
  });
}

interface Move {
  event: OrderEvent;
  /** Set when the buyer acts, absent when the team does. */
  userId?: string;
  change?: (tx: Tx, order: OrderRow) => Promise<Partial<OrderRow>> | Partial<OrderRow>;
}

/**
 * Applies an event to an order. Refuses with `not_found` when the order is another person's or refunded, and with
 * `agent_order_moved` when its state does not allow the event.
 */
async function move(
  context: Context,
  tx: Tx,
  purchaseId: string,
  { event, userId, change }: Move,
): Promise<AgentOrder> {
  const paid = await notePurchases(context, tx, userId);
  const order = await lockOrder(tx, purchaseId, userId);
  if (order === null || !paid.has(purchaseId)) throw new AppError('not_found');
  const state = nextState(order.state, event);
  if (state === null) throw new AppError('agent_order_moved');
  const now = context.clock.now();
  const dueAt = isTeamsTurn(state) ? new Date(now + agentOrderHours * hourMs) : null;
  const changed = { ...(await change?.(tx, order)), state, dueAt, updatedAt: new Date(now) };
  await updateOrder(tx, purchaseId, changed);
  return presentOrder({ ...order, ...changed }, true);
}

export async function sendBrief(
  context: Context,
  userId: string,
  purchaseId: string,
  brief: string,
): Promise<AgentOrder> {
  return context.database.db.transaction(async (tx) =>
    move(context, tx, purchaseId, { event: 'brief', userId, change: () => ({ brief }) }),
  );
}

export async function decide(
  context: Context,
  userId: string,
  purchaseId: string,
  { accept, changes }: { accept: boolean; changes: string },
): Promise<AgentOrder> {
  return context.database.db.transaction(async (tx) =>
    move(context, tx, purchaseId, {
      event: accept ? 'accept' : 'change',
      userId,
      change: () => ({ changes: accept ? '' : changes }),
    }),
  );
}

export async function openOrders(context: Context): Promise<OrderRow[]> {
  return context.database.db.transaction(async (tx) => {
    const paid = await notePurchases(context, tx);
    return (await listOpenOrders(tx)).filter(({ purchaseId }) => paid.has(purchaseId));
  });
}

export async function propose(context: Context, actor: Act['actor'], purchaseId: string, proposal: string) {
  const now = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    await move(context, tx, purchaseId, { event: 'propose', change: () => ({ proposal }) });
    await audit(tx, { actor, action: 'agent-order.propose', subject: purchaseId, now });
    await context.queue.enqueue(tx, orderMailJob, { purchaseId, about: 'proposal', at: String(now) });
  });
}

/** Adds the finished agent to the buyer's account once and returns its id. */
export async function deliver(
  context: Context,
  actor: Act['actor'],
  purchaseId: string,
  built: SharedAgent,
): Promise<string | null> {
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    const { agentId } = await move(context, tx, purchaseId, {
      event: 'deliver',
      change: async (connection, order) => ({
        agentId: await giveAgent(context, connection, order.userId, built),
      }),
    });
    await audit(tx, { actor, action: 'agent-order.deliver', subject: purchaseId, now });
    await context.queue.enqueue(tx, orderMailJob, { purchaseId, about: 'delivered', at: String(now) });
    return agentId;
  });
}
