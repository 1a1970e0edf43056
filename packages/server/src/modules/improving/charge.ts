import { randomUUID } from 'node:crypto';
import { creditCosts } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { sumOfCalls, type ModelCall } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { releaseCredits, reserveCredits, settleCredits } from '../credits/index.ts';
import { getUserForChange } from '../identity/index.ts';
import { insertImprovement } from './repository.ts';

interface Help {
  userId: string;
  /** As it is kept: a help's key. */
  help: string;
  /** As the ledger shows it. */
  label: string;
  prompt: { id: string; version: number };
  /** What it was told to be like: a tone, a language. */
  settings?: Record<string, string | number | boolean>;
}

const figuresOf = (calls: readonly ModelCall[]) => ({
  inputTokens: sumOfCalls(calls, (call) => call.inputTokens),
  outputTokens: sumOfCalls(calls, (call) => call.outputTokens),
  costMicroUsd: sumOfCalls(calls, (call) => call.costMicroUsd),
});

/** More than a person asks for; what costs nothing takes work too. */
const helpLimit = { name: 'help', points: 240, perSeconds: 600 } as const;

/** A help's own charge. A repeated request is answered before it comes here. */
async function reserveFor(tx: Tx, { userId, label }: Help, now: number): Promise<string> {
  const { reservationId } = await reserveCredits(tx, {
    userId,
    amount: creditCosts['text.rewrite'],
    action: 'text.rewrite',
    label,
    idempotencyKey: `improve:${randomUUID()}`,
    now,
  });
  return reservationId;
}

/**
 * Reserves the credits of one help before a model works, and settles, together with what `keep` writes of the result. What
 * fails gives them back and is thrown on, what gives too little gives them back. A record of what it used is kept either way;
 * `helpId` names it. Refuses with `no_model`, `insufficient_credits` and `too_many_requests`.
 */
export async function chargeFor<T>(
  context: Context,
  asked: Help,
  work: (onCall: (call: ModelCall) => void, helpId: string) => Promise<T>,
  ends: {
    /** Too little to be paid for. */
    isFree?: (result: T) => boolean;
    keep?: (tx: Tx, result: T) => Promise<void>;
  } = {},
): Promise<{ result: T; charged: number }> {
  const { database, clock, writers } = context;
  const { userId, help, prompt, settings = {} } = asked;
  if (!writers.hasModel()) throw new AppError('no_model');
  await context.limits.take(helpLimit, userId);
  const amount = creditCosts['text.rewrite'];
  const reserved = await database.db.transaction((tx) => reserveFor(tx, asked, clock.now()));
  const helpId = randomUUID();
  const began = performance.now();
  const calls: ModelCall[] = [];
  const close = async (outcome: string, used: number, write?: (tx: Tx) => Promise<void>) =>
    database.db.transaction(async (tx) => {
      await write?.(tx);
      const now = clock.now();
      if (used === 0) await releaseCredits(tx, reserved, now);
      const isSettled = used > 0 && (await settleCredits(tx, reserved, used, now)) === 'settled';
      // Nothing is kept of somebody who was erased meanwhile.
      if ((await getUserForChange(tx, userId)) === null) return 0;
      const charged = isSettled ? used : 0;
      await insertImprovement(tx, {
        id: helpId,
        userId,
        help,
        engine: calls.at(-1)?.model ?? writers.describe().name,
        promptVersion: calls.length === 0 ? null : `${prompt.id}@${prompt.version}`,
        settings,
        outcome,
        charged,
        ...figuresOf(calls),
        durationMs: Math.round(performance.now() - began),
        createdAt: new Date(now),
      });
      return charged;
    });
  try {
    const result = await work((call) => calls.push(call), helpId);
    const used = ends.isFree?.(result) === true ? 0 : amount;
    return { result, charged: await close('done', used, async (tx) => ends.keep?.(tx, result)) };
  } catch (error) {
    await close(error instanceof AppError ? error.code : 'failed', 0);
    throw error;
  }
}

/** Keeps what a help that costs nothing used of a model; nothing where none was asked, or of somebody who was erased meanwhile. */
export async function recordFreeHelp(
  { database, clock }: Context,
  { userId, help, prompt }: Pick<Help, 'userId' | 'help' | 'prompt'>,
  calls: readonly ModelCall[],
  outcome: string,
): Promise<void> {
  const last = calls.at(-1);
  if (last === undefined) return;
  await database.db.transaction(async (tx) => {
    if ((await getUserForChange(tx, userId)) === null) return;
    await insertImprovement(tx, {
      id: randomUUID(),
      userId,
      help,
      engine: last.model,
      promptVersion: `${prompt.id}@${prompt.version}`,
      settings: {},
      outcome,
      charged: 0,
      ...figuresOf(calls),
      durationMs: Math.round(calls.reduce((sum, { durationMs }) => sum + durationMs, 0)),
      createdAt: new Date(clock.now()),
    });
  });
}
