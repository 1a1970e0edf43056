import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '@limelight/contracts';
import { findGaps } from '@limelight/post-text';
import { z } from 'zod';
import { createEventReader } from './events.ts';
import * as outputs from './outputs.ts';
import { defineTool, type Tool, type ToolContext } from './tool.ts';

const runId = z.uuid().describe('The id of a run, as the tool that started it gives it');

async function readRun({ api, signal }: ToolContext, id: string) {
  const run = await api.call(contract.getRun, { params: { id } }, signal);
  const { kind, label, status, progress, charged, error, result } = run;
  const isOver = contract.runHasEnded(status);
  return {
    ...{ runId: id, kind, label, status, error, result },
    progress: isOver ? null : progress,
    creditsCharged: charged,
  };
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

const longestCheckMs = 40_000;

/** What a written text says and its material does not, by rule and, where a model answers in time, as it names them. */
async function claimsIn(context: ToolContext, postId: string, text: string) {
  const { api, signal } = context;
  try {
    const { id } = await api.call(contract.claimCheckRun.start, { body: { postId, text } }, signal);
    await waitForEnd(context, id, longestCheckMs);
  } catch (error) {
    // The rules find most of them.
    if (signal.aborted) throw error;
  }
  return (await api.call(contract.listClaims, { params: { id: postId } }, signal)).open;
}

/**
 * Starts the writer and waits for its result. Cancelling the call stops the writer, so that little or nothing is
 * charged.
 */
async function write(
  context: ToolContext,
  input: contract.EndpointCall<typeof contract.generatePost>['body'],
): Promise<z.input<typeof outputs.written>> {
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
      const { text, variants, userUsage, missing, postId, engine } =
        contract.generationEvents.done.parse(data);
      const url = postId === null ? null : `${publicUrl}/dashboard/generate-post?post=${postId}`;
      return {
        status: 'written',
        postId,
        url,
        text,
        ...(variants.length > 1 && {
          variants: variants.map(({ variant, text: words }) => ({ variant, text: words })),
        }),
        missing: [...missing, ...findGaps(text).map(({ question }) => question)],
        ...(postId !== null &&
          context.scopes.has('read') && { unsupported: await claimsIn(context, postId, text) }),
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
      'Has the app write a LinkedIn post in the person’s voice from an idea, and saves it as a draft. Costs 30 credits, three variants 90. The draft holds the first variant; edit_draft puts another in its place.',
    output: outputs.written,
    input: z.object({
      idea: z.string().min(1).max(2_000).describe('What the post is about, with the facts it may use'),
      ideaId: z
        .uuid()
        .optional()
        .describe('The idea of the board that becomes this post, as list_ideas gives it'),
      tone: contract.postTone.default('plain').describe('How it sounds'),
      length: contract.postLength.default('auto').describe('How long it is'),
      format: contract.postFormat.default('auto').describe('How it is built'),
      language: contract.briefLanguage.default('auto').describe('The language it is written in'),
      variants: z.literal([1, 3]).default(1).describe('The number of variants: 1, or 3 to choose from'),
      audience: z.string().max(200).default('').describe('Who should read it, in a few words'),
    }),
    async run({ ideaId, ...input }, context) {
      if (ideaId === undefined) return write(context, input);
      const idea = { params: { id: ideaId } };
      const { postId } = await context.api.call(contract.draftIdea, idea, context.signal);
      return write(context, { ...input, postId });
    },
  }),
  defineTool({
    name: 'find_ideas',
    title: 'Find ten ideas',
    description: 'Starts a run that finds ten ideas for posts. Costs 10 credits. Read it with get_run.',
    output: outputs.startedRun,
    input: z.object({ topic: z.string().max(200).optional().describe('What they should be about') }),
    async run({ topic }, { api, signal }) {
      const body = topic === undefined ? {} : { topic };
      const { id } = await api.call(contract.ideasRun.start, { body }, signal);
      return { runId: id, status: 'queued' as const };
    },
  }),
  defineTool({
    name: 'make_carousel',
    title: 'Make a carousel',
    description: 'Starts a run that turns a text into slides. Costs 20 credits. Read it with get_run.',
    output: outputs.startedRun,
    input: z.object({
      text: z.string().min(1).max(20_000).describe('What the slides are made from'),
      slides: z.number().int().min(3).max(20).default(8).describe('The number of slides, 3 to 20'),
    }),
    async run({ text, slides }, { api, signal }) {
      const body = { source: { kind: 'text' as const, text }, slides };
      const { id } = await api.call(contract.carouselRun.start, { body }, signal);
      return { runId: id, status: 'queued' as const };
    },
  }),
  defineTool({
    name: 'get_run',
    title: 'Read a run',
    description: 'Reads how far a run is and what came of it. Waits up to waitSeconds for its end.',
    output: outputs.run,
    input: z.object({
      runId,
      waitSeconds: z.number().int().min(0).max(50).default(0).describe('How long to wait, 0 to 50 seconds'),
    }),
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
    output: outputs.runs,
    input: z.object({
      status: contract.runStatus.optional().describe('Only runs with this status'),
      cursor: z.string().max(200).optional().describe('nextCursor of the page before'),
      limit: z.number().int().min(1).max(50).default(20).describe('The number of runs, 1 to 50'),
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
    output: outputs.run,
    input: z.object({ runId }),
    async run({ runId: id }, context) {
      await context.api.call(contract.cancelRun, { params: { id } }, context.signal);
      return readRun(context, id);
    },
  }),
];
