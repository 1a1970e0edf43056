import { z } from 'zod';
import { agentCategories } from '../catalog/agent-categories.ts';
import { GET, POST } from '../endpoint.ts';
import { creditErrors } from '../errors.ts';
import { errorCode, id, keysOf, pageQuery, timestamp } from '../fields.ts';

export const runStatuses = ['queued', 'running', 'waiting', 'done', 'failed', 'cancelled'] as const;
export const runStatus = z.enum(runStatuses);
export type RunStatus = z.infer<typeof runStatus>;

/** True when the run will not change any more, except by a retry. */
export function runHasEnded(status: RunStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled';
}

export const runProgress = z.object({
  done: z.number(),
  total: z.number().nullable(),
  label: z.string(),
});
export type RunProgress = z.infer<typeof runProgress>;

export const runSource = z.object({ title: z.string(), address: z.string().nullable() });
export type RunSource = z.infer<typeof runSource>;

const modelCall = z.object({
  model: z.string(),
  outcome: z.string(),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  costMicroUsd: z.number().int().nullable(),
  durationMs: z.number().int(),
});

/** `skipped`: the step found nothing it could use, and the run went on. `cancelled`: it was open when the run ended. */
export const stepStatuses = ['running', 'done', 'skipped', 'failed', 'cancelled'] as const;
export type StepStatus = (typeof stepStatuses)[number];

export const runStep = z.object({
  name: z.string(),
  /** The step in words; null for one that only prepares others. */
  title: z.string().nullable().default(null),
  status: z.enum(stepStatuses),
  summary: z.string().nullable(),
  attempt: z.number().int(),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
});
export type RunStep = z.infer<typeof runStep>;

const runStepDetails = runStep.extend({
  input: z.unknown(),
  result: z.unknown(),
  sources: z.array(runSource),
  calls: z.array(modelCall),
});

/** The outcome of a run. `failed`: it ended without doing any of its work. */
export const runOutcome = z.object({
  state: z.enum(['made', 'nothing', 'failed']),
  summary: z.string(),
  /** Where the result is, most important first. */
  links: z.array(z.object({ label: z.string(), path: z.string() })),
});
export type RunOutcome = z.infer<typeof runOutcome>;

export const runError = z.object({ code: errorCode, message: z.string() });

export const agentCategory = z.enum(keysOf(agentCategories));

export const runSummary = z.object({
  id,
  kind: z.string(),
  label: z.string(),
  /** The category of the agent; null for other work. */
  category: agentCategory.nullable().default(null),
  status: runStatus,
  progress: runProgress.nullable(),
  price: z.number().int(),
  /** The credits charged; null until the run has ended. */
  charged: z.number().int().nullable(),
  error: runError.nullable(),
  /** Null until there is a result, and where its kind has no more to say than its text. */
  outcome: runOutcome.nullable().default(null),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});
export type RunSummary = z.infer<typeof runSummary>;

export const runView = runSummary.extend({
  steps: z.array(runStepDetails),
  input: z.unknown(),
  result: z.unknown(),
  /** The text written so far, for runs that stream one. */
  text: z.string(),
  /** The prompts used, as `id@version`. */
  prompts: z.array(z.string()),
});
export type RunView = z.infer<typeof runView>;

export const listRuns = GET.runs('/runs', {
  summary: 'Your runs, newest first',
  query: z.object({
    ...pageQuery,
    kind: z.string().max(60).optional(),
    status: runStatus.optional(),
  }),
  response: z.object({ items: z.array(runSummary), nextCursor: z.string().nullable() }),
});

export const getRun = GET.runs('/runs/:id', {
  summary: 'One run with its steps, result and charge',
  response: runView,
});

/** The events of `followRun`. Each has an id for `Last-Event-ID`. */
export const runEvents = {
  progress: runProgress.extend({ status: runStatus }),
  step: runStep,
  /** Text to insert at `offset` (UTF-16 units), replacing everything after it. */
  text: z.object({ offset: z.number().int(), delta: z.string() }),
  done: z.object({ status: runStatus, result: z.unknown(), charged: z.number().int() }),
  error: runError.extend({ charged: z.number().int() }),
} as const;

export const followRun = GET.runs('/runs/:id/events', {
  summary: 'Server-Sent Events of a run, from the start or from `Last-Event-ID`, until it has ended',
  response: z.unknown(),
  answer: 'events',
});

export const cancelRun = POST.runs('/runs/:id/cancel', 'Cancel a run');

export const retryRun = POST.runs('/runs/:id/retry', {
  summary: 'Run again, completely or from a given step, optionally with a new input for that step',
  body: z.object({ fromStep: z.string().max(200).optional(), input: z.unknown().optional() }),
  response: z.object({ id }),
  status: 202,
  errors: [...creditErrors, 'run_active', 'no_model'],
});
