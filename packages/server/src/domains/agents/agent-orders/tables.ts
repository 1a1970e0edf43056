import type { AgentOrderState } from '@limelight/contracts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** Orders of custom agents, one per purchase. Refunds are recorded on the purchase and not here. */
export const agentOrders = pgTable(
  'agent_orders',
  {
    purchaseId: uuid('purchase_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<Exclude<AgentOrderState, 'refunded'>>().notNull(),
    brief: text('brief').notNull(),
    proposal: text('proposal').notNull(),
    changes: text('changes').notNull(),
    agentId: uuid('agent_id'),
    boughtAt: instant('bought_at').notNull(),
    /** The deadline of the team's next step, or null while the buyer has to act. */
    dueAt: instant('due_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('agent_orders_user').on(table.userId),
    index('agent_orders_open').on(table.state, table.dueAt),
  ],
);
