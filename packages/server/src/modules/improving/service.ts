import { randomUUID } from 'node:crypto';
import {
  creditCosts,
  improvements,
  type Engine,
  type EndpointInput,
  type ErrorCode,
  type improvePost,
} from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { builtInEngine, WriterError, type ModelCall } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { releaseCredits, reserveCredits, settleCredits } from '../credits/index.ts';
import { DeltaCleaner, newDataId } from '../posts/index.ts';
import { improveTextPrompt, renderImproveText } from './prompts/improve-text.v1.ts';
import { insertImprovement } from './repository.ts';
import { changedByRule, cleanAnswer, doubtsOf, putIn, worksByRule } from './rules.ts';

type Wish = EndpointInput<typeof improvePost>['body'];

interface Asked {
  userId: string;
  wish: Wish;
  signal: AbortSignal;
}

interface Improved {
  text: string;
  engine: Engine;
  doubts: string[];
  charged: number;
}

/** Room for a long text in any language and for what a reasoning model thinks before it. */
const maxOutputTokens = 8_000;
const characterLimit = 12_000;

const codes: Readonly<Partial<Record<WriterError['failure'], ErrorCode>>> = {
  empty: 'writer_empty',
  limit: 'writer_cut',
};

/** The part, or all, changed by the model. Throws `AppError`, or the signal's reason after an abort. */
async function ask(
  context: Context,
  { wish, signal }: Asked,
  onCall: (call: ModelCall) => void,
): Promise<{ changed: string; engine: Engine }> {
  const { part, text, help, tone, language, instruction } = wish;
  const piece = part === null ? text : text.slice(part.start, part.end).trim();
  const around = part === null ? null : text;
  const rendered = renderImproveText({ text: piece, around, help, tone, language, instruction }, newDataId());
  const cleaner = new DeltaCleaner();
  let answer = '';
  let engine = context.writers.describe();
  try {
    for await (const delta of context.writers.stream({ ...rendered, maxOutputTokens, signal }, onCall)) {
      engine = delta.engine;
      answer += cleaner.push(delta.delta);
      if (answer.length > characterLimit) throw new AppError('writer_cut');
    }
  } catch (error) {
    if (error instanceof WriterError) throw new AppError(codes[error.failure] ?? 'writer_unavailable');
    throw error;
  }
  const changed = cleanAnswer(answer, piece);
  if (changed === '') throw new AppError('writer_empty');
  return { changed, engine };
}

async function change(
  context: Context,
  asked: Asked,
  onCall: (call: ModelCall) => void,
): Promise<Omit<Improved, 'charged'>> {
  const { wish } = asked;
  const { part, text, help, instruction } = wish;
  const piece = part === null ? text : text.slice(part.start, part.end);
  const byRule = context.writers.hasModel() ? null : changedByRule(help, piece);
  const { changed, engine } =
    byRule === null ? await ask(context, asked, onCall) : { changed: byRule, engine: builtInEngine };
  const whole = putIn(text, part, changed);
  if (whole === text) throw new AppError('nothing_to_change');
  return { text: whole, engine, doubts: help === 'translate' ? [] : doubtsOf(whole, text, instruction) };
}

/**
 * Reserves the credits, changes the text and settles, or gives the credits back. Keeps no text. Refuses with
 * `help_needs_model`, `insufficient_credits`, `nothing_to_change` and the writer's codes.
 */
export async function improve(context: Context, asked: Asked): Promise<Improved> {
  const { database, clock, writers } = context;
  const { userId, wish } = asked;
  if (!writers.hasModel() && !worksByRule(wish.help)) throw new AppError('help_needs_model');
  const amount = creditCosts['text.rewrite'];
  const { reservationId } = await database.db.transaction((tx) =>
    reserveCredits(tx, {
      userId,
      amount,
      action: 'text.rewrite',
      label: `Text changed: ${improvements[wish.help].toLowerCase()}`,
      // A repeated request is answered before it comes here.
      idempotencyKey: `improve:${randomUUID()}`,
      now: clock.now(),
    }),
  );
  const began = performance.now();
  const calls: ModelCall[] = [];
  let improved: Omit<Improved, 'charged'> | null = null;
  let failure: unknown = null;
  try {
    improved = await change(context, asked, (call) => calls.push(call));
  } catch (error) {
    failure = error;
  }
  const charged = await database.db.transaction(async (tx) => {
    const now = clock.now();
    const end =
      improved === null
        ? await releaseCredits(tx, reservationId, now)
        : await settleCredits(tx, reservationId, amount, now);
    const used = end === 'settled' ? amount : 0;
    const sum = (of: (call: ModelCall) => number | null) =>
      calls.length === 0 ? null : calls.reduce((all, call) => all + (of(call) ?? 0), 0);
    await insertImprovement(tx, {
      id: randomUUID(),
      userId,
      help: wish.help,
      engine: improved?.engine.name ?? calls.at(-1)?.model ?? writers.describe().name,
      promptVersion: calls.length === 0 ? null : `${improveTextPrompt.id}@${improveTextPrompt.version}`,
      outcome: improved === null ? (failure instanceof AppError ? failure.code : 'failed') : 'done',
      charged: used,
      inputTokens: sum((call) => call.inputTokens),
      outputTokens: sum((call) => call.outputTokens),
      costMicroUsd: sum((call) => call.costMicroUsd),
      durationMs: Math.round(performance.now() - began),
      createdAt: new Date(now),
    });
    return used;
  });
  if (improved === null) throw failure;
  return { ...improved, charged };
}
