import { performance } from 'node:perf_hooks';
import type { ModelTest } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  collectText,
  reasonOf,
  withoutKey,
  WriterError,
  type ModelChoice,
} from '../../../integrations/ai/index.ts';
import { testFailures, wordsPerSecond } from './rules.ts';

/** Leaves room for a model that reasons before it writes two sentences. */
const maxOutputTokens = 1500;
const longestShown = 600;

/** Asks a model for two sentences and measures the response. Throws only when `signal` aborts. */
export async function tryModel(
  { writers }: Context,
  choice: ModelChoice,
  signal: AbortSignal,
): Promise<ModelTest> {
  const request = {
    system: 'You answer in plain English, without a preamble.',
    prompt: 'Write two short sentences that welcome a new colleague to the team.',
    maxOutputTokens,
  };
  const began = performance.now();
  let firstAt: number | null = null;
  let text = '';
  const done = (): ModelTest => ({
    ok: true,
    text: text.trim().slice(0, longestShown),
    msToFirstWord: Math.round((firstAt ?? began) - began),
    wordsPerSecond: firstAt === null ? null : wordsPerSecond(text, performance.now() - firstAt),
  });
  try {
    const stream: typeof writers.stream = (asked, onCall) => writers.streamFrom(choice, asked, onCall);
    await collectText(
      { writers: { stream }, signal, onCall: () => undefined },
      {
        ...request,
        onText(piece) {
          firstAt ??= performance.now();
          text += piece;
        },
      },
    );
    return done();
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof WriterError)) throw error;
    if (error.failure === 'limit' && text !== '') return done();
    const reason = withoutKey(reasonOf(error), choice.apiKey);
    return { ok: false, message: testFailures[error.failure], reason };
  }
}
