import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { createEventReader } from './events.ts';
import { defineTool, type Tool, type ToolContext } from './tool.ts';

const runId = z.uuid().describe('The id of a run, as the tool that started it gives it');

async function readRun({ api, signal }: ToolContext, id: string) {
  const run = await api.call(contract.getRun, { params: { id } }, signal);
  const { kind, label, status, progress, charged, error, result } = run;
  return { runId: id, kind, label, status, progress, creditsCharged: charged, error, result };
}

/** Follows the events of a run until it ends, which counts as one call against the token’s limit however long it takes. */
async function waitForEnd({ api, signal }: ToolContext, id: string, mostMs: number): Promise<void> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const response = await api.open(contract.followRun, { params: { id } }, either);
  const ended = async () => {
    for await (const { name } of createEventReader(response)) if (name === 'done' || name === 'error') return;
  };
  try {
    await Promise.race([ended(), sleep(mostMs, undefined, { signal: either })]);
  } finally {
    stop.abort(new Error('the wait is over'));
  }
}

/**
 * Starts the writer and waits for its result. Cancelling the call stops the writer, so that little or nothing is
 * charged.
 */
async function write(
  context: ToolContext,
  input: contract.EndpointCall<typeof contract.generatePost>['body'],
): Promise<object> {
  const { api, signal, publicUrl } = context;
  const stopped = new AbortController();
  const response = await api.open(contract.generatePost, { body: input }, stopped.signal);
  const id = response.headers.get(contract.generationIdHeader);
  const stop = () => {
    if (id !== null) void api.call(contract.cancelGeneration, { params: { id } }).catch(() => undefined);
    stopped.abort(new Error('the call was cancelled'));
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const read = createEventReader(response);
    for await (const { name, data } of read) {
      if (name === 'error') {
        const { message } = contract.generationEvents.error.parse(data);
        return { status: 'failed', message };
      }
      if (name !== 'done') continue;
      const { text, userUsage, missing, postId, engine } = contract.generationEvents.done.parse(data);
      const url = postId === null ? null : `${publicUrl}/dashboard/generate-post?post=${postId}`;
      return {
        status: 'written',
        postId,
        url,
        text,
        missing,
        writtenBy: engine.name,
        creditsCharged: userUsage,
      };
    }
    return { status: 'cancelled', message: 'Writing was stopped.' };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export const runTools: readonly Tool[] = [
  defineTool({
    name: 'write_post',
    title: 'Write a post',
    description:
      'Has the app write a LinkedIn post in the person’s voice from an idea, and saves it as a draft. Costs 30 credits.',
    input: z.object({
      idea: z.string().min(1).max(2_000).describe('What the post is about, with the facts it may use'),
      tone: contract.postTone.default('plain'),
      length: contract.postLength.default('auto'),
      audience: z.string().max(200).default(''),
    }),
    run: async (input, context) => write(context, input),
  }),
  defineTool({
    name: 'find_ideas',
    title: 'Find ten ideas',
    description: 'Starts a run that finds ten ideas for posts. Costs 10 credits. Read it with get_run.',
    input: z.object({ topic: z.string().max(200).optional().describe('What they should be about') }),
    async run({ topic }, { api, signal }) {
      const body = topic === undefined ? {} : { topic };
      const { id } = await api.call(contract.ideasRun.start, { body }, signal);
      return { runId: id, status: 'queued' };
    },
  }),
  defineTool({
    name: 'make_carousel',
    title: 'Make a carousel',
    description: 'Starts a run that turns a text into slides. Costs 20 credits. Read it with get_run.',
    input: z.object({
      text: z.string().min(1).max(20_000),
      slides: z.number().int().min(3).max(20).default(8),
    }),
    async run({ text, slides }, { api, signal }) {
      const body = { source: { kind: 'text' as const, text }, slides };
      const { id } = await api.call(contract.carouselRun.start, { body }, signal);
      return { runId: id, status: 'queued' };
    },
  }),
  defineTool({
    name: 'get_run',
    title: 'Read a run',
    description: 'Reads how far a run is and what came of it. Waits up to waitSeconds for its end.',
    input: z.object({ runId, waitSeconds: z.number().int().min(0).max(50).default(0) }),
    readOnly: true,
    async run({ runId: id, waitSeconds }, context) {
      const run = await readRun(context, id);
      if (waitSeconds === 0 || contract.runHasEnded(run.status)) return run;
      await waitForEnd(context, id, waitSeconds * 1000);
      return readRun(context, id);
    },
  }),
  defineTool({
    name: 'list_runs',
    title: 'List runs',
    description: 'Lists the runs of this account, newest first.',
    input: z.object({
      status: contract.runStatus.optional(),
      cursor: z.string().max(200).optional(),
      limit: z.number().int().min(1).max(50).default(20),
    }),
    readOnly: true,
    async run(query, { api, signal }) {
      const { items, nextCursor } = await api.call(contract.listRuns, { query }, signal);
      return { runs: items, nextCursor };
    },
  }),
  defineTool({
    name: 'cancel_run',
    title: 'Cancel a run',
    description: 'Cancels a run that has not ended.',
    input: z.object({ runId }),
    async run({ runId: id }, context) {
      await context.api.call(contract.cancelRun, { params: { id } }, context.signal);
      return readRun(context, id);
    },
  }),
];
