import { z } from 'zod';
import {
  agentBoardLimit,
  agentCostLimit,
  agentFeedLimit,
  agentFields,
  agentItemLimit,
  agentNoteLimit,
  agentStepLimit,
  agentTools,
  newAgentLimits,
} from './catalog/agent-tools.ts';
import { industries } from './catalog/industries.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, line, pageQuery, timestamp, timeZone, webAddress } from './fields.ts';
import { runStatus } from './runs/endpoints.ts';
import { itemSharing } from './team-items.ts';

const words = (length: number, most: number) => z.array(line(length)).max(most).default([]);
const feeds = z.array(webAddress).max(agentFeedLimit, `Choose at most ${agentFeedLimit} feeds.`).default([]);

export const newsOutputs = ['digest', 'drafts', 'approval'] as const;
export type NewsOutput = (typeof newsOutputs)[number];

export const newsSettings = z.object({
  topics: words(80, 20),
  blocked: words(80, 50),
  industry: z.enum(industries).nullable().default(null),
  feeds,
  /** BCP 47 codes such as `en`; empty for all languages. */
  languages: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[a-z]{2,3}$/),
    )
    .max(10)
    .default([]),
  results: z.number().int().min(1).max(agentItemLimit).default(3),
  maxAgeDays: z.number().int().min(1).max(60).default(10),
  voice: z.string().max(1_000).default(''),
  outputs: z.array(z.enum(newsOutputs)).max(newsOutputs.length).default(['digest', 'drafts']),
});
export type NewsSettings = z.infer<typeof newsSettings>;

const most = z.number().int().min(1).max(agentItemLimit).default(3);
/** For steps that cost more than a draft or take long. */
const few = z.number().int().min(1).max(3).default(1);
const query = z.string().trim().max(200).default('');

/** One step of a custom agent. It receives the items and drafts of the previous steps. */
export const agentStep = z.discriminatedUnion('tool', [
  z.object({ tool: z.literal('read-feeds'), feeds }),
  z.object({ tool: z.literal('read-pages'), addresses: z.array(webAddress).max(10).default([]) }),
  z.object({
    tool: z.literal('read-boards'),
    /** Names of companies, or addresses of their careers pages. */
    companies: words(300, agentBoardLimit),
  }),
  z.object({
    tool: z.literal('read-calendar'),
    daysBack: z.number().int().min(0).max(60).default(7),
    daysAhead: z.number().int().min(0).max(60).default(7),
  }),
  z.object({
    tool: z.literal('find-milestones'),
    withinDays: z.number().int().min(1).max(60).default(14),
  }),
  z.object({
    tool: z.literal('notes'),
    notes: z.array(z.string().trim().min(1).max(5_000)).max(agentNoteLimit).default([]),
  }),
  z.object({
    tool: z.literal('search-posts'),
    query,
    olderThanDays: z.number().int().min(0).max(3_650).default(0),
    most,
  }),
  z.object({
    tool: z.literal('filter'),
    blocked: words(80, 50),
    required: words(80, 20),
    maxAgeDays: z.number().int().min(1).max(3_650).default(30),
  }),
  z.object({ tool: z.literal('rank'), topics: words(80, 20), most }),
  z.object({ tool: z.literal('write'), instruction: z.string().trim().max(2_000).default(''), most }),
  z.object({ tool: z.literal('make-decks'), most: few }),
  z.object({
    tool: z.literal('make-images'),
    instruction: z.string().trim().max(1_000).default(''),
    most: few,
  }),
  z.object({ tool: z.literal('keep-drafts'), approval: z.boolean().default(true) }),
  z.object({ tool: z.literal('mail') }),
]);
export type AgentStep = z.infer<typeof agentStep>;

/** The required fields that are still empty. */
export function missingFields(steps: readonly AgentStep[]): { step: number; field: string; label: string }[] {
  return steps.flatMap((step, index) => {
    const values = new Map<string, unknown>(Object.entries(step));
    return agentFields[step.tool].flatMap(({ field, label, required }) => {
      const value = values.get(field);
      const empty = Array.isArray(value) ? value.length === 0 : value === undefined || value === '';
      return required === true && empty ? [{ step: index, field, label }] : [];
    });
  });
}

export const customSettings = z.object({
  steps: z.array(agentStep).max(agentStepLimit).default([]),
  /** The maximum cost of a run in credits. */
  costLimit: z.number().int().min(0).max(agentCostLimit).default(100),
});
export type CustomSettings = z.infer<typeof customSettings>;

/** The maximum price of a run: the sum of its steps, but no more than the limit. */
export function agentPrice({ steps, costLimit }: CustomSettings): number {
  const sum = steps.reduce((total, step) => {
    const times = 'most' in step ? step.most : 1;
    return total + agentTools[step.tool].credits * times;
  }, 0);
  return Math.min(sum, costLimit);
}

export const agentSchedule = z.object({
  /** ISO weekdays; Monday is 1. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1, 'Choose a weekday.').max(7),
  /** In `timeZone`. */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 08:30.'),
  timeZone,
});
export type AgentSchedule = z.infer<typeof agentSchedule>;

const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('news'), settings: newsSettings }),
  z.object({ kind: z.literal('custom'), settings: customSettings }),
]);
export type AgentWork = z.infer<typeof kinds>;

export const agentName = line(newAgentLimits.name);
export const agentPurpose = z.string().trim().max(newAgentLimits.purpose).default('');

const lastRun = z.object({ id, status: runStatus, at: timestamp });

export const agent = z.object({
  id,
  name: z.string(),
  purpose: z.string(),
  work: kinds,
  schedule: agentSchedule.nullable(),
  enabled: z.boolean(),
  version: z.number().int(),
  template: z.string().nullable(),
  price: z.number().int(),
  nextRunAt: timestamp.nullable(),
  lastRun: lastRun.nullable(),
  /** Why the last scheduled run could not start, or null. */
  problem: z.string().nullable(),
  /** The number of drafts waiting for approval. */
  pending: z.number().int(),
  /** True while others can copy the agent with a link. */
  shared: z.boolean(),
  /** Who shares it with the caller, or null if it is the caller's own. */
  sharing: itemSharing.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Agent = z.infer<typeof agent>;

const byId = z.object({ id });

export const installAgent = defineEndpoint({
  name: 'installAgent',
  summary:
    'Install a ready-made agent from the marketplace; if it is already installed and unchanged, that one is returned',
  method: 'POST',
  path: '/agents/install',
  scope: 'runs',
  body: z.object({ template: z.string().max(60) }),
  response: agent,
  errors: ['not_found', 'agent_limit'],
});

export const listAgents = defineEndpoint({
  name: 'listAgents',
  summary: 'Your agents and those shared with you, with their last and next run',
  method: 'GET',
  path: '/agents',
  scope: 'read',
  response: z.object({ items: z.array(agent) }),
});

export const getAgent = defineEndpoint({
  name: 'getAgent',
  summary: 'One agent',
  method: 'GET',
  path: '/agents/:id',
  scope: 'read',
  params: byId,
  response: agent,
  errors: ['not_found'],
});

export const createAgent = defineEndpoint({
  name: 'createAgent',
  summary: 'Create an agent',
  method: 'POST',
  path: '/agents',
  scope: 'runs',
  body: z.object({
    name: agentName,
    purpose: agentPurpose,
    work: kinds,
    schedule: agentSchedule.nullable().default(null),
    enabled: z.boolean().default(true),
    template: z.string().max(60).nullable().default(null),
  }),
  response: agent,
  status: 201,
  errors: ['agent_limit'],
});

export const updateAgent = defineEndpoint({
  name: 'updateAgent',
  summary: 'Change an agent; omitted fields stay the same. Changed settings create a new version',
  method: 'PATCH',
  path: '/agents/:id',
  scope: 'runs',
  params: byId,
  body: z.object({
    name: agentName.optional(),
    purpose: z.string().trim().max(newAgentLimits.purpose).optional(),
    work: kinds.optional(),
    schedule: agentSchedule.nullable().optional(),
    enabled: z.boolean().optional(),
    /** The version that the change is based on. */
    version: z.number().int().optional(),
  }),
  response: agent,
  errors: ['not_found', 'item_owner_only', 'agent_changed'],
});

export const deleteAgent = defineEndpoint({
  name: 'deleteAgent',
  summary: 'Delete an agent; its drafts are kept',
  method: 'DELETE',
  path: '/agents/:id',
  scope: 'runs',
  params: byId,
  response: empty,
  errors: ['not_found', 'item_owner_only'],
});

export const agentDraft = z.object({
  postId: id,
  agentId: id.nullable(),
  agentName: z.string(),
  runId: id,
  text: z.string(),
  /** The post's version, to be sent with the approval. */
  version: z.number().int(),
  createdAt: timestamp,
});
export type AgentDraft = z.infer<typeof agentDraft>;

export const listAgentDrafts = defineEndpoint({
  name: 'listAgentDrafts',
  summary: 'Agent drafts that are waiting for approval',
  method: 'GET',
  path: '/agents/drafts',
  scope: 'read',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(agentDraft), nextCursor: z.string().nullable() }),
});

export const approveAgentDraft = defineEndpoint({
  name: 'approveAgentDraft',
  summary: 'Approve a draft: it gets the next free slot of your first queue',
  method: 'POST',
  path: '/agents/drafts/:id/approve',
  params: byId,
  body: z.object({
    /** The version shown to the person. Any other version is refused, so that nobody approves a text unread. */
    version: z.number().int(),
  }),
  response: z.object({ scheduledAt: timestamp.nullable() }),
  errors: [
    'not_found',
    'agent_draft_changed',
    'agent_no_queue',
    'queue_full',
    'too_similar',
    'post_unfinished',
    'post_empty',
    'post_too_long',
    'claims_unconfirmed',
    'approval_required',
    'schedule_limit',
  ],
});

export const dismissAgentDraft = defineEndpoint({
  name: 'dismissAgentDraft',
  summary: 'Remove a draft from the list; it stays in your drafts',
  method: 'POST',
  path: '/agents/drafts/:id/dismiss',
  scope: 'drafts',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

const foundFeed = z.object({ address: z.string(), title: z.string(), items: z.number().int() });

export const findFeeds = defineEndpoint({
  name: 'findFeeds',
  summary: 'The feeds of a site, or the one at the address itself',
  method: 'POST',
  path: '/feeds/find',
  scope: 'runs',
  kind: 'generation',
  body: z.object({ address: webAddress }),
  response: z.object({ items: z.array(foundFeed) }),
  errors: [
    'feed_unreadable',
    'feed_missing',
    'feed_closed',
    'feed_silent',
    'page_not_allowed',
    'page_too_large',
  ],
});

export const importFeeds = defineEndpoint({
  name: 'importFeeds',
  summary: 'The feeds in an OPML file',
  method: 'POST',
  path: '/feeds/import',
  scope: 'runs',
  kind: 'generation',
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({ opml: z.string().min(1).max(1_000_000) }),
  response: z.object({ items: z.array(z.object({ address: z.string(), title: z.string() })) }),
  errors: ['opml_unreadable'],
});

export const exportFeeds = defineEndpoint({
  name: 'exportFeeds',
  summary: 'The feeds of a news agent as OPML',
  method: 'GET',
  path: '/agents/:id/feeds.opml',
  scope: 'read',
  params: byId,
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found'],
});
