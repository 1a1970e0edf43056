import { randomUUID } from 'node:crypto';
import { collectFactsRun } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { collectFacts } from '../../memory/facts/index.ts';
import { listSpokenTexts } from '../../memory/recordings/index.ts';
import { forgetRuns, startRun } from '../../runs/runs/index.ts';
import { listInterviewTexts } from './texts.ts';
import { AppError } from '../../../platform/http/index.ts';
import { askNext } from './ask.ts';
import {
  changeInterview,
  deleteInterview,
  findInterview,
  findOpen,
  insertInterview,
  type InterviewRow,
} from './repository.ts';
import { answersOf, interviewSource, wantsQuestion, withAnswer } from './rules.ts';
import type { KeptTurn } from './tables.ts';

/** Questions are free, so their number per hour is limited. */
const limit = { name: 'interview', points: 120, perSeconds: 3600 } as const;

const never = new AbortController().signal;

/** Returns the open interview, or starts one with its first question. */
export async function start(context: Context, userId: string): Promise<InterviewRow> {
  const { db } = context.database;
  const known = await findOpen(db, userId);
  if (known !== null) return known;
  await context.limits.take(limit, userId);
  const first = await askNext(context, userId, [], never);
  const now = new Date(context.clock.now());
  const row: InterviewRow = {
    id: randomUUID(),
    userId,
    status: 'open',
    turns: [first],
    revision: 1,
    createdAt: now,
    updatedAt: now,
  };
  if (await insertInterview(db, row)) return row;
  const other = await findOpen(db, userId);
  if (other === null) throw new AppError('unavailable');
  return other;
}

async function requireInterview(context: Context, userId: string, id: string): Promise<InterviewRow> {
  const row = await findInterview(context.database.db, userId, id);
  if (row === null) throw new AppError('not_found');
  return row;
}

/**
 * Stores an answer, then asks the next question. The answer is kept even if asking fails. Safe to repeat. Refuses
 * with `not_found`, `interview_done` and the writer's codes.
 */
export async function answer(
  context: Context,
  userId: string,
  id: string,
  given: { turn: number; answer: string },
  signal: AbortSignal,
): Promise<InterviewRow> {
  const { db } = context.database;
  const now = () => new Date(context.clock.now());
  const row = await requireInterview(context, userId, id);
  if (row.status === 'done') throw new AppError('interview_done');
  const turns = withAnswer(row.turns, given.turn, given.answer);
  if (turns === null) throw new AppError('not_found');
  const answered = await changeInterview(db, row, { turns }, now());
  // Another tab was faster, so its answer counts.
  if (answered === null) return requireInterview(context, userId, id);
  if (!wantsQuestion(answered.turns)) return answered;
  await context.limits.take(limit, userId);
  const next = await askNext(context, userId, answered.turns, signal);
  const asked = await changeInterview(db, answered, { turns: [...answered.turns, next] }, now());
  return asked ?? requireInterview(context, userId, id);
}

/**
 * Returns the open interview. A missing question is asked again and counts towards the limit; if asking fails, the
 * interview can still be read and finished.
 */
export async function current(context: Context, userId: string): Promise<InterviewRow | null> {
  const row = await findOpen(context.database.db, userId);
  if (row === null || !wantsQuestion(row.turns)) return row;
  let next: KeptTurn;
  try {
    await context.limits.take(limit, userId);
    next = await askNext(context, userId, row.turns, never);
  } catch (error) {
    if (error instanceof AppError) return row;
    throw error;
  }
  const now = new Date(context.clock.now());
  const asked = await changeInterview(context.database.db, row, { turns: [...row.turns, next] }, now);
  return asked ?? findOpen(context.database.db, userId);
}

/** Finishes an interview. Safe to repeat. Refuses with `not_found` and `interview_empty`. */
export async function finish(context: Context, userId: string, id: string): Promise<InterviewRow> {
  const row = await requireInterview(context, userId, id);
  if (row.status === 'done') return row;
  if (interviewSource(answersOf(row.turns)) === '') throw new AppError('interview_empty');
  const turns = row.turns.filter((turn) => turn.answer !== null);
  const done = await changeInterview(
    context.database.db,
    row,
    { turns, status: 'done' },
    new Date(context.clock.now()),
  );
  if (done === null) return finish(context, userId, id);
  await rememberAnswers(context, userId);
  return done;
}

/** Looks for facts in the answers, in the background. Where that cannot start now, the next such run reads them. */
async function rememberAnswers(context: Context, userId: string): Promise<void> {
  const request = { owner: { kind: 'user', userId }, input: { from: ['interviews'] } } as const;
  try {
    await startRun(context, collectFacts({ listInterviewTexts, listSpokenTexts }), request);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

export async function drop(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    if (!(await deleteInterview(tx, userId, id))) throw new AppError('not_found');
    // Runs that looked for facts contain passages of its answers.
    await forgetRuns(tx, userId, { id, kinds: [collectFactsRun.kind], blanked: [] });
  });
}
