import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { creditErrors, errorCodes } from '../errors.ts';
import { empty, id, pageQuery, timestamp } from '../fields.ts';

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

export const stepStatuses = ['running', 'done', 'failed'] as const;

export const runStep = z.object({
  name: z.string(),
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

const runError = z.object({ code: z.enum(errorCodes), message: z.string() });

export const runSummary = z.object({
  id,
  kind: z.string(),
  label: z.string(),
  status: runStatus,
  progress: runProgress.nullable(),
  price: z.number().int(),
  /** The credits charged; null until the run has ended. */
  charged: z.number().int().nullable(),
  error: runError.nullable(),
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

export const listRuns = defineEndpoint({
  name: 'listRuns',
  summary: 'Your runs, newest first',
  method: 'GET',
  path: '/runs',
  scope: 'runs',
  query: z.object({
    ...pageQuery,
    kind: z.string().max(60).optional(),
    status: runStatus.optional(),
  }),
  response: z.object({ items: z.array(runSummary), nextCursor: z.string().nullable() }),
});

const byId = z.object({ id });

export const getRun = defineEndpoint({
  name: 'getRun',
  summary: 'One run with its steps, result and charge',
  method: 'GET',
  path: '/runs/:id',
  scope: 'runs',
  params: byId,
  response: runView,
  errors: ['not_found'],
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

export const followRun = defineEndpoint({
  name: 'followRun',
  summary: 'Server-Sent Events of a run, from the start or from `Last-Event-ID`, until it has ended',
  method: 'GET',
  path: '/runs/:id/events',
  scope: 'runs',
  params: byId,
  response: z.unknown(),
  answer: 'events',
  errors: ['not_found'],
});

export const cancelRun = defineEndpoint({
  name: 'cancelRun',
  summary: 'Cancel a run',
  method: 'POST',
  path: '/runs/:id/cancel',
  scope: 'runs',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

export const retryRun = defineEndpoint({
  name: 'retryRun',
  summary: 'Run again, completely or from a given step, optionally with a new input for that step',
  method: 'POST',
  path: '/runs/:id/retry',
  scope: 'runs',
  params: byId,
  body: z.object({ fromStep: z.string().max(200).optional(), input: z.unknown().optional() }),
  response: z.object({ id }),
  status: 202,
  errors: ['not_found', ...creditErrors, 'run_active', 'no_model'],
});
