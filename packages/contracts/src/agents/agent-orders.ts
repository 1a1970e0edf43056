import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, pageQuery, timestamp } from './fields.ts';

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

const byId = z.object({ id });

export const listAgentOrders = defineEndpoint({
  name: 'listAgentOrders',
  summary: 'The custom agents you bought and how far each is',
  method: 'GET',
  path: '/agent-orders',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(agentOrder), nextCursor: z.string().nullable() }),
});

export const sendAgentBrief = defineEndpoint({
  name: 'sendAgentBrief',
  summary: 'Send the brief of a custom agent; until a proposal is made it can be sent again',
  method: 'POST',
  path: '/agent-orders/:id/brief',
  params: byId,
  body: z.object({
    brief: z
      .string()
      .trim()
      .min(40, 'Describe the agent in a few sentences, 40 characters at least.')
      .max(5_000, 'Use at most 5,000 characters.'),
  }),
  response: agentOrder,
  errors: ['not_found', 'agent_order_moved'],
});

export const decideAgentProposal = defineEndpoint({
  name: 'decideAgentProposal',
  summary: 'Accept a proposal, or say what to change',
  method: 'POST',
  path: '/agent-orders/:id/decision',
  params: byId,
  body: z.object({
    accept: z.boolean(),
    changes: z.string().trim().max(3_000).default(''),
  }),
  response: agentOrder,
  errors: ['not_found', 'agent_order_moved'],
});
