import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';

/**
 * A custom agent that was bought: the buyer writes a brief, the team proposes, the buyer accepts or asks for changes, the team
 * builds and delivers. `refunded`: the money went back.
 */
export const agentOrderStates = ['brief', 'proposal', 'decision', 'build', 'delivered', 'refunded'] as const;
export type AgentOrderState = (typeof agentOrderStates)[number];

/** Within this many hours of a buyer's answer the team answers. */
export const agentOrderHours = 72;

export const agentOrder = z.object({
  /** The purchase. */
  id,
  state: z.enum(agentOrderStates),
  brief: z.string(),
  proposal: z.string(),
  /** What the buyer asked to change in the last proposal. */
  changes: z.string(),
  /** The agent that was delivered. */
  agentId: id.nullable(),
  boughtAt: timestamp,
  /** When the team answers at the latest; null while the buyer has the next step. */
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
  response: z.object({ items: z.array(agentOrder) }),
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
