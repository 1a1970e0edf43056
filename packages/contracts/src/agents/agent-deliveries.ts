import { z } from 'zod';
import { GET, POST } from '../endpoint.ts';
import { empty, id, timestamp } from '../fields.ts';

const byId = z.object({ id });

/** The result of a run, without its sources. */
export const agentDelivery = z.object({
  runId: id,
  status: z.enum(['running', 'done', 'failed']),
  at: timestamp,
  /** The pages among the items. Items from the owner's own texts are left out. */
  items: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      publishedAt: z.string().nullable(),
      topics: z.array(z.string()),
    }),
  ),
  drafts: z.array(
    z.object({
      postId: id,
      /** As it was delivered. Later changes of its author are not part of it. */
      text: z.string(),
      /** False for an outline that a person completes. */
      written: z.boolean(),
    }),
  ),
});
export type AgentDelivery = z.infer<typeof agentDelivery>;

export const listAgentDeliveries = GET.read('/agents/:id/deliveries', {
  summary: 'What the last ten runs of an agent delivered, newest first',
  response: z.object({ items: z.array(agentDelivery) }),
});

export const takeAgentDraft = POST.drafts('/agents/:id/deliveries/:runId/drafts/:postId/take', {
  summary: 'Copy a draft that a shared agent delivered, with its source, to one’s own drafts',
  params: byId.extend({ runId: id, postId: id }),
  body: empty,
  response: z.object({ postId: id }),
  status: 201,
  errors: ['not_found', 'team_role_missing', 'draft_limit'],
});
