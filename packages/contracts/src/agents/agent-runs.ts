import { z } from 'zod';
import { agentProblem, agentSchedule, agentSources, agentStep, newsSettings } from './agents.ts';
import { carouselDeck } from '../visuals/carousels.ts';
import { agentFeedLimit } from '../catalog/agent-tools.ts';
import { id, line, webAddress } from '../fields.ts';
import { defineRun } from '../runs/define.ts';

export const agentItem = z.object({
  key: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  text: z.string(),
  publishedAt: z.string().nullable(),
  /** Of a story without a date: when it was first seen. */
  firstSeenAt: z.string().optional(),
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  topics: z.array(z.string()),
  /** From 0 to 100. */
  score: z.number(),
});
export type AgentItem = z.infer<typeof agentItem>;

/** A figure or quotation in a draft, with the passage of the source it comes from. */
export const agentClaim = z.object({ words: z.string(), passage: z.string(), url: z.string().nullable() });
export type AgentClaim = z.infer<typeof agentClaim>;

export const agentResultDraft = z.object({
  postId: id,
  text: z.string(),
  itemKey: z.string(),
  claims: z.array(agentClaim),
  /** Its passages that the source does not bear out, by rule and as its model says. */
  unsupported: z.array(z.string()).default([]),
  /** False for an outline that the person completes. */
  written: z.boolean(),
  /** The facts from memory that it tells. */
  facts: z.array(id).default([]),
});
export type AgentResultDraft = z.infer<typeof agentResultDraft>;

export const agentDropped = z.object({
  title: z.string(),
  url: z.string().nullable(),
  reason: z.string(),
  detail: z.string().nullable(),
});

const result = z.object({
  items: z.array(agentItem),
  drafts: z.array(agentResultDraft),
  /** The first 200 items left out, with the reasons. */
  dropped: z.array(agentDropped),
  problems: z.array(agentProblem),
  sources: agentSources.default({ read: 0, total: 0 }),
  /** True when the drafts were saved. */
  kept: z.boolean().default(true),
  decks: z.array(z.object({ carouselId: id, deck: carouselDeck })).default([]),
  pictures: z.array(z.object({ mediaId: id, altText: z.string() })).default([]),
});
export type AgentResult = z.infer<typeof result>;

/** The scheduled time that a run belongs to. */
const slot = z.string().max(40).optional();

export const newsAgentRun = defineRun({
  kind: 'news-agent',
  reach: 'others',
  label: 'News agent',
  summary: 'Read feeds, keep what fits your topics, and write drafts from it',
  input: z
    .object({
      agentId: id.optional(),
      topics: z.array(line(80)).max(20).optional(),
      feeds: z.array(webAddress).max(agentFeedLimit).optional(),
      settings: newsSettings.partial().optional(),
      slot,
    })
    .refine(
      ({ agentId, feeds, settings }) =>
        agentId !== undefined || (feeds ?? []).length > 0 || (settings?.feeds ?? []).length > 0,
      'Choose an agent or give at least one feed.',
    ),
  result,
  action: 'news.run',
  errors: ['agent_unfit'],
});

export const agentRun = defineRun({
  kind: 'agent',
  reach: 'others',
  label: 'Custom agent',
  summary: 'Run a custom agent; its price is the sum of its steps',
  input: z
    .object({
      agentId: id.optional(),
      /** Unsaved steps, for a trial run. */
      steps: z.array(agentStep).max(12).optional(),
      costLimit: z.number().int().min(0).max(300).default(100),
      slot,
    })
    .refine(
      ({ agentId, steps }) => (agentId === undefined) !== (steps === undefined),
      'Choose an agent, or give steps.',
    ),
  result,
  action: 'agent.run',
  errors: ['agent_unfit'],
});

/** Turns a description into steps, which the person can change before anything runs. */
export const agentPlanRun = defineRun({
  kind: 'agent-plan',
  label: 'Agent planned',
  summary: 'Have a model turn a description into agent steps',
  input: z.object({ description: z.string().trim().min(10, 'Describe it in a sentence or two.').max(2_000) }),
  result: z.object({
    name: z.string(),
    purpose: z.string(),
    steps: z.array(agentStep),
    /** The days and time that the description asks for; null when it names none. */
    schedule: agentSchedule.omit({ timeZone: true }).nullable().default(null),
    /** The parts of the description that no tool and no schedule can do; empty if none. */
    missing: z.string(),
  }),
  action: null,
});
