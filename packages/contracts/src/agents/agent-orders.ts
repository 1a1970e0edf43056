import { z } from 'zod';
import { GET, POST } from '../endpoint.ts';
import { id, pageQuery, timestamp } from '../fields.ts';

/**
 * The buyer writes a brief, the team proposes, the buyer accepts or requests changes, and the team builds and
 * delivers. `refunded`: the purchase was refunded.
 */
export const agentOrderStates = ['brief', 'proposal', 'decision', 'build', 'delivered', 'refunded'] as const;
export type AgentOrderState = (typeof agentOrderStates)[number];

/** The number of hours within which the team responds to the buyer. */
export const agentOrderHours = 72;

export const agentOrder = z.object({
  id,
  state: z.enum(agentOrderStates),
  brief: z.string(),
  proposal: z.string(),
  /** The changes that the buyer requested to the last proposal. */
  changes: z.string(),
  agentId: id.nullable(),
  boughtAt: timestamp,
  /** The deadline of the team's next step; null while the buyer has to act. */
  dueAt: timestamp.nullable(),
  updatedAt: timestamp,
});
export type AgentOrder = z.infer<typeof agentOrder>;

export const listAgentOrders = GET('/agent-orders', {
  summary: 'The custom agents you bought and how far each is',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(agentOrder), nextCursor: z.string().nullable() }),
});

export const sendAgentBrief = POST('/agent-orders/:id/brief', {
  summary: 'Send the brief of a custom agent; until a proposal is made it can be sent again',
  body: z.object({
    brief: z
      .string()
      .trim()
      .min(40, 'Describe the agent in a few sentences of at least 40 characters.')
      .max(5_000, 'Use at most 5,000 characters.'),
  }),
  response: agentOrder,
  errors: ['agent_order_moved'],
});

export const decideAgentProposal = POST('/agent-orders/:id/decision', {
  summary: 'Accept a proposal, or say what to change',
  body: z.object({
    accept: z.boolean(),
    changes: z.string().trim().max(3_000).default(''),
  }),
  response: agentOrder,
  errors: ['agent_order_moved'],
});
