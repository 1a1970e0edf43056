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
} from '../catalog/agent-tools.ts';
import { industries } from '../catalog/industries.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { id, line, pageQuery, timestamp, timeZone, webAddress } from '../fields.ts';
import { postObstacle } from '../posts/obstacles.ts';
import { runStatus } from '../runs/endpoints.ts';
import { itemSharing } from '../teams/team-items.ts';

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

/** Something a run could not use, and why. `address` is a source, or the name of a step. */
export const agentProblem = z.object({ address: z.string(), message: z.string() });

/** The feeds, pages and job boards of a run, and how many of them could be read. */
export const agentSources = z.object({ read: z.number().int(), total: z.number().int() });

const agentOutcome = z.object({
  items: z.number().int(),
  drafts: z.number().int(),
  dropped: z.number().int(),
  sources: agentSources,
  problems: z.array(agentProblem),
});
export type AgentOutcome = z.infer<typeof agentOutcome>;

const lastRun = z.object({
  id,
  /** `failed` also when none of the sources could be read. */
  status: runStatus,
  at: timestamp,
  /** Its outcome; null while it runs, and when it did not finish. */
  outcome: agentOutcome.nullable().default(null),
});

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
  /** The sharing that gives the caller access; null for the caller's own. */
  sharing: itemSharing.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Agent = z.infer<typeof agent>;

export const installAgent = POST.runs('/agents/install', {
  summary:
    'Install a ready-made agent from the marketplace; if it is already installed and unchanged, that one is returned',
  body: z.object({ template: z.string().max(60) }),
  response: agent,
  errors: ['not_found', 'agent_limit'],
});

export const listAgents = GET.read('/agents', {
  summary: 'Your agents and those shared with you, with their last and next run',
  response: z.object({ items: z.array(agent) }),
});

export const getAgent = GET.read('/agents/:id', {
  summary: 'One agent',
  response: agent,
});

export const createAgent = POST.runs('/agents', {
  reach: 'others',
  summary: 'Create an agent',
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

export const updateAgent = PATCH.runs('/agents/:id', {
  reach: 'others',
  summary: 'Change an agent; omitted fields stay the same. Changed settings create a new version',
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
  errors: ['item_owner_only', 'agent_changed'],
});

export const deleteAgent = DELETE.runs('/agents/:id', {
  summary: 'Delete an agent; its drafts are kept',
  errors: ['item_owner_only'],
});

export const agentDraft = z.object({
  postId: id,
  agentId: id.nullable(),
  agentName: z.string(),
  runId: id,
  text: z.string(),
  /** Its passages that its source does not bear out, by rule and as its model says. */
  unsupported: z.array(z.string()),
  /** The post's version, to be sent with the approval. */
  version: z.number().int(),
  /** Obstacles to its approval, most important first. */
  obstacles: z.array(postObstacle).default([]),
  createdAt: timestamp,
});
export type AgentDraft = z.infer<typeof agentDraft>;

export const listAgentDrafts = GET.read('/agents/drafts', {
  summary: 'Agent drafts that are waiting for approval',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(agentDraft), nextCursor: z.string().nullable() }),
});

export const approveAgentDraft = POST('/agents/drafts/:id/approve', {
  reach: 'others',
  summary: 'Approve a draft: it gets the next free slot of your first queue',
  body: z.object({
    /** The version shown to the person. Any other version is refused, so that nobody approves a text unread. */
    version: z.number().int(),
  }),
  response: z.object({ scheduledAt: timestamp.nullable() }),
  errors: [
    'agent_draft_changed',
    'queue_missing',
    'open_gap',
    'linkedin_not_configured',
    'linkedin_not_connected',
    'linkedin_reconnect',
    'linkedin_scope_missing',
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

export const dismissAgentDraft = POST.drafts(
  '/agents/drafts/:id/dismiss',
  'Remove a draft from the list; it stays in your drafts',
);
