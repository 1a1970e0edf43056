import type { AgentOrder } from '@limelight/contracts';
import type { OrderRow } from './repository.ts';

/** `isPaid` is false once the purchase has been refunded. */
export function presentOrder(row: OrderRow, isPaid: boolean): AgentOrder {
  const { purchaseId, state, brief, proposal, changes, agentId, boughtAt, dueAt, updatedAt } = row;
  return {
    id: purchaseId,
    state: isPaid ? state : 'refunded',
    brief,
    proposal,
    changes,
    agentId,
    boughtAt: boughtAt.toISOString(),
    dueAt: isPaid ? (dueAt?.toISOString() ?? null) : null,
    updatedAt: updatedAt.toISOString(),
  };
}
