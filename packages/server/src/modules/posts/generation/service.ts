import { createHash, randomUUID } from 'node:crypto';
import {
  creditCosts,
  type EndpointData,
  type EndpointInput,
  type findPostGeneration,
  type generatePost,
  type getGeneration,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockAccount, releaseCredits, reserveCredits } from '../../credits/index.ts';
import { writePostPrompt } from '../prompts/write-post.v6.ts';
import { findPost } from '../repository.ts';
import { isAllPrivate } from '../private-notes.ts';
import { materialOf, notedSources } from './material.ts';
import { draftOutline } from './outline.ts';
import { endOf, type GenerationEvent } from './events.ts';
import { noIdeaOf } from './rules.ts';
import {
  deleteFinishedBefore,
  findGeneration,
  findGenerationByKey,
  findGenerationOf,
  insertGeneration,
  listSilent,
  lockRunning,
  requestCancel,
  requestStop,
  type GenerationRow,
} from './repository.ts';
import { failGeneration, GenerationRunner, type GenerationTask } from './runner.ts';

type GenerateBody = EndpointInput<typeof generatePost>['body'];

const runners = new WeakMap<Context, GenerationRunner>();

/** This process's runner. */
export function runnerOf(context: Context): GenerationRunner {
  const known = runners.get(context);
  if (known !== undefined) return known;
  const made = new GenerationRunner(context);
  runners.set(context, made);
  return made;
}

/** How many generations one person may have running. */
const runningLimit = 6;
/** A process that has not been heard of for this long is dead. */
const silentAfterMs = 90_000;
const keptForMs = 30 * 24 * 3_600_000;
const batch = 200;

/** Either a generation to begin, or the events of one that this key stands for already. */
export type Opened =
  | { kind: 'begin'; task: GenerationTask }
  | { kind: 'replay'; id: string; events: GenerationEvent[] };

/** The events of a generation that has ended, as its client would have received them. */
function replayed(row: GenerationRow, requestHash: string): Opened {
  if (row.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
  const end = endOf(row);
  if (end === null) throw new AppError('request_in_progress');
  return {
    kind: 'replay',
    id: row.id,
    events: [
      ...row.texts.map(({ variant, text }): GenerationEvent => ({
        type: 'text',
        data: { delta: text, variant },
      })),
      end,
    ],
  };
}

/** More than a person asks for; what costs nothing, or is refused, takes work too. */
const generateLimit = { name: 'generate', points: 120, perSeconds: 600 } as const;

/**
 * Reserves the credits and records the generation in one transaction. Without a model that is the price of the outline, which is
 * known beforehand. Refuses with `idea_is_address`, `idea_is_no_word`, `all_private`, `insufficient_credits`,
 * `too_many_requests` (six are running, or too many came in a short time), `request_in_progress` and `idempotency_key_reused`.
 */
export async function openGeneration(
  context: Context,
  userId: string,
  body: GenerateBody,
  idempotencyKey: string | null,
): Promise<Opened> {
  await context.limits.take(generateLimit, userId);
  const none = noIdeaOf(body);
  if (none !== null) throw new AppError(none);
  if (runnerOf(context).isDraining) throw new AppError('unavailable');
  const id = randomUUID();
  const { variants: wanted, sourceIds, cite, ...brief } = body;
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const now = context.clock.now();
  return context.database.db.transaction(async (tx): Promise<Opened> => {
    // Two requests by one key come one after the other, also where no credits are there to hold on to.
    await lockAccount(tx, userId, new Date(now));
    const known = idempotencyKey === null ? null : await findGenerationByKey(tx, userId, idempotencyKey);
    if (known !== null) return replayed(known, requestHash);
    const material = await materialOf(tx, userId, { brief, sourceIds, cite });
    if (isAllPrivate(brief, notedSources(material))) throw new AppError('all_private');
    const outline = context.writers.hasModel() ? null : draftOutline(brief, material);
    // A second outline of the same notes would be the same.
    const variants = outline === null ? wanted : 1;
    const amount = outline?.price ?? creditCosts['post.generate'] * variants;
    const { reservationId, replayed: reservedBefore } = await reserveCredits(tx, {
      userId,
      amount,
      action: 'post.generate',
      label: outline === null ? (variants === 1 ? 'Post written' : 'Three posts written') : 'Outline made',
      idempotencyKey: `generation:${idempotencyKey ?? id}`,
      now,
    });
    if (reservedBefore) {
      const other = idempotencyKey === null ? null : await findGenerationByKey(tx, userId, idempotencyKey);
      if (other === null) throw new AppError('request_in_progress');
      return replayed(other, requestHash);
    }
    const promptVersion = outline === null ? `${writePostPrompt.id}@${writePostPrompt.version}` : null;
    const generation = {
      id,
      reservationId,
      idempotencyKey,
      requestHash,
      brief,
      sourceIds,
      variants,
      promptVersion,
    };
    if (!(await insertGeneration(tx, userId, generation, new Date(now), runningLimit))) {
      throw new AppError('too_many_requests', undefined, {
        message: 'Six posts are being written for you already. Wait until one is done.',
        retryAfterSeconds: 5,
      });
    }
    return {
      kind: 'begin',
      task: { id, userId, reservationId, reserved: amount, brief, material, outline, variants },
    };
  });
}

export async function cancelGeneration(context: Context, userId: string, id: string): Promise<void> {
  if (!(await requestCancel(context.database.db, userId, id, new Date(context.clock.now()))))
    throw new AppError('not_found');
  await runnerOf(context).cancel(id);
}

/** Ends one of several texts; the others go on. Refuses with `not_found`. */
export async function stopDraft(
  context: Context,
  userId: string,
  id: string,
  variant: number,
): Promise<void> {
  if (!(await requestStop(context.database.db, userId, id, variant))) throw new AppError('not_found');
  runnerOf(context).stopDraft(id, variant);
}

export async function readGeneration(
  context: Context,
  userId: string,
  id: string,
): Promise<EndpointData<typeof getGeneration>> {
  const row = await findGeneration(context.database.db, userId, id);
  if (row === null) throw new AppError('not_found');
  const { status, texts, postId } = row;
  return { id: row.id, status, text: texts[0]?.text ?? null, variants: texts, postId };
}

/** Which generation wrote the text of this person's post, while the post still begins with it. Refuses with `not_found`. */
export async function readPostGeneration(
  context: Context,
  userId: string,
  postId: string,
): Promise<EndpointData<typeof findPostGeneration>> {
  const { db } = context.database;
  const post = await findPost(db, userId, postId);
  if (post === null) throw new AppError('not_found');
  const found = await findGenerationOf(db, userId, post.text);
  if (found === null) return { generation: null };
  const { id, variant, texts } = found;
  const othersWait = found.postId === postId && post.version === 1 && texts > 1;
  return { generation: { id, variant, othersWait } };
}

/** Ends, at no charge, what processes that died have left running, and forgets what ended a month ago. */
export async function sweepGenerations(context: Context): Promise<void> {
  const { database, clock, log } = context;
  const now = clock.now();
  const runner = runnerOf(context);
  for (const id of await listSilent(database.db, new Date(now - silentAfterMs), batch)) {
    if (runner.find(id) !== null) continue;
    await database.db.transaction(async (tx) => {
      const row = await lockRunning(tx, id);
      if (row === null || row.heartbeatAt.getTime() >= now - silentAfterMs) return;
      await releaseCredits(tx, row.reservationId, now);
      await failGeneration(tx, id, 'process', now);
      log.warn({ generationId: id }, 'abandoned generation closed');
    });
  }
  await deleteFinishedBefore(database.db, new Date(now - keptForMs));
}

/** For an ordered end of the process: no new generations, and the running ones end within `graceMs` one way or another. */
export async function drainGenerations(context: Context, graceMs: number): Promise<void> {
  await runnerOf(context).drain(graceMs);
}
