import {
  inOwnHand,
  knownFrom,
  repairAnswerWithinMs,
  toldIn,
  type EndpointData,
  type EndpointInput,
  type Engine,
  type offerRepair,
  type settleRepair,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { builtInEngine, WriterError, type ModelCall } from '../../../integrations/ai/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findSources } from '../../sources/index.ts';
import { AnswerCleaner, UnreadableAnswer } from '../generation/answer-cleaner.ts';
import { promptMaterial, type Material } from '../generation/material.ts';
import { recordModelCall } from '../../runs/index.ts';
import { findGeneration, type GenerationRow } from '../generation/repository.ts';
import { postTexts } from '../post-texts.ts';
import { newDataId } from '../../../integrations/ai/data-block.ts';
import { repairPostPrompt } from '../prompts/repair-post.v2.ts';
import { listPublished } from '../repository.ts';
import type { KeptText } from '../tables.ts';
import {
  decideRepair,
  dropUnmade,
  findRepair,
  keepRepair,
  listRepairsDone,
  takeUpRepair,
  type RepairRow,
} from './repository.ts';
import { groupRepairs, stateAfter, type Judged, type RepairGroup } from './rules.ts';

type Offer = EndpointData<typeof offerRepair>;

const modelWaitsMs = 60_000;
const maxOutputTokens = 8_000;
const characterLimit = 12_000;
/** So many of the person's newest posts are looked through for how they write. */
const publishedPosts = 100;

function present({ offered, engine, mended, left, state }: RepairRow, before: string): Offer {
  if (state === 'working') throw new AppError('request_in_progress');
  return { before, text: offered, engine, mended, left, outcome: state };
}

/** What a text of a generation is judged against: everything the person gave, and how they write. */
async function judgedBy(
  connection: Connection,
  row: GenerationRow,
  kept: KeptText,
): Promise<{ material: Material; judged: Judged }> {
  const sources = await findSources(connection, row.userId, row.sourceIds);
  const published = await listPublished(connection, row.userId, publishedPosts);
  const own = inOwnHand(published).flatMap(({ text }) => (text === kept.text ? [] : [text]));
  return {
    material: { ids: row.sourceIds, sources, cited: null },
    judged: {
      brief: row.brief,
      source: [toldIn(row.brief), ...sources.map(knownFrom)].join('\n\n'),
      own,
    },
  };
}

/** One answer of the model to what the rules leave; null when it gave none that can be read. */
async function askForRepair(
  context: Context,
  row: GenerationRow,
  material: Material,
  text: string,
  faults: readonly string[],
  onCall: (call: ModelCall) => void,
): Promise<{ text: string; engine: Engine } | null> {
  const { sources, never } = await promptMaterial(context, row.userId, row.brief, material);
  const brief = { ...row.brief, never: [...row.brief.never, ...never] };
  const rendered = await context.threads.texts.call(
    postTexts,
    'renderRepairPost',
    [{ brief, text, faults, sources }, newDataId()],
    { owner: row.userId },
  );
  const cleaner = new AnswerCleaner();
  let answer = '';
  let engine = context.writers.describe();
  try {
    const signal = AbortSignal.timeout(modelWaitsMs);
    for await (const piece of context.writers.stream({ ...rendered, maxOutputTokens, signal }, onCall)) {
      engine = piece.engine;
      answer += cleaner.push(piece.delta);
      if (answer.length > characterLimit) return null;
    }
    answer += cleaner.end();
  } catch (error) {
    const expected =
      error instanceof WriterError ||
      error instanceof UnreadableAnswer ||
      (error instanceof Error && error.name === 'TimeoutError');
    if (!expected) throw error;
    context.log.warn({ generationId: row.id }, 'no repair from the model');
    return null;
  }
  return answer.trim() === '' ? null : { text: answer, engine };
}

/**
 * Checks a text of the person's generation and keeps and answers an offer to mend it; asked again, the same one. Costs
 * nothing further. Refuses with `not_found`, and with `request_in_progress` while it is made.
 */
export async function makeOffer(
  context: Context,
  userId: string,
  id: string,
  variant: number,
): Promise<Offer> {
  const { db } = context.database;
  const row = await findGeneration(db, userId, id);
  const kept = row?.texts.find((one) => one.variant === variant);
  if (row?.status !== 'done' || kept === undefined) throw new AppError('not_found');
  const now = context.clock.now();
  const begun = await db.transaction((tx) =>
    takeUpRepair(
      tx,
      {
        generationId: id,
        variant,
        userId,
        state: 'working',
        writtenBy: kept.engine.name,
        offered: null,
        engine: builtInEngine,
        promptVersion: null,
        mended: [],
        left: [],
        changes: null,
        taken: null,
        startedAt: new Date(now),
        settledAt: null,
      },
      new Date(now - repairAnswerWithinMs),
    ),
  );
  if (begun) {
    try {
      await check(context, row, kept);
    } catch (error) {
      // Whoever asks next makes it.
      await dropUnmade(db, id, variant, new Date(now));
      throw error;
    }
  }
  const made = await findRepair(db, userId, id, variant);
  if (made === null) throw new AppError('not_found');
  return present(made, kept.text);
}

async function check(context: Context, row: GenerationRow, kept: KeptText): Promise<void> {
  const { db } = context.database;
  const { material, judged } = await judgedBy(db, row, kept);
  const calls: ModelCall[] = [];
  const { texts } = context.threads;
  const owner = row.userId;
  const { found, worded, open } = await texts.call(postTexts, 'findFaults', [kept.text, judged], { owner });
  const asked =
    open.length > 0 && context.writers.hasModel()
      ? await askForRepair(context, row, material, worded, open, (call) => calls.push(call))
      : null;
  const args: [string, string | null, Judged] = [kept.text, asked?.text ?? null, judged];
  const { text, mended, left, used } = await texts.call(postTexts, 'mendWith', args, { owner });
  const byModel = used === 'model' && text !== null ? asked : null;
  await db.transaction(async (tx) => {
    const now = new Date(context.clock.now());
    for (const call of calls)
      await recordModelCall(tx, { runId: row.id, step: `draft-${kept.variant}`, call, now });
    await keepRepair(tx, row.id, kept.variant, {
      state: found.length === 0 ? 'clean' : text === null ? 'unmended' : 'offered',
      offered: found.length === 0 ? null : text,
      engine: byModel?.engine ?? builtInEngine,
      promptVersion: byModel !== null ? `${repairPostPrompt.id}@${repairPostPrompt.version}` : null,
      mended,
      left,
    });
  });
}

/** Keeps what the person took of an offer. Refuses with `not_found` when there was none. */
export async function settleOffer(
  context: Context,
  userId: string,
  id: string,
  { variant, taken, changes }: EndpointInput<typeof settleRepair>['body'],
): Promise<void> {
  const parts = [...new Set(taken)].toSorted((a, b) => a - b);
  const decided = {
    state: stateAfter(parts, changes),
    changes,
    taken: parts,
    settledAt: new Date(context.clock.now()),
  };
  const { db } = context.database;
  if (!(await db.transaction((tx) => decideRepair(tx, userId, id, variant, decided))))
    throw new AppError('not_found');
}

/** As far back as a summary looks. */
const repairsTold = 20_000;

/** What the checks after generations found and what people took; nobody's name and none of their words. */
export async function repairSummary(connection: Connection): Promise<RepairGroup[]> {
  return groupRepairs(await listRepairsDone(connection, repairsTold));
}
