import { runHasEnded } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import type { RunImplementation } from '../../../run.ts';
import { keepReservations, releaseCredits } from '../../billing/credits/index.ts';
import { engineOf } from './engine.ts';
import { workJob } from './jobs.ts';
import {
  endRun,
  findRunOf,
  listOpenReservations,
  listSilent,
  listSteps,
  lockOpenRun,
  ownerOf,
  requestCancel,
  type RunRow,
} from './repository/runs.ts';
import { isComplete } from './rules.ts';
import { startRun } from './start.ts';
import { startedRun } from './started-run.ts';
import { tellFinished } from './tell-finished.ts';

const batch = 200;

export type Kinds = ReadonlyMap<string, RunImplementation>;

/** Refuses with `not_found`. */
export async function getRunOf(context: Context, userId: string, id: string): Promise<RunRow> {
  const row = existing(await findRunOf(context.database.db, userId, id));
  return row;
}

/** Ends a run that has not been started. False when it has. */
async function cancelQueued(context: Context, kinds: Kinds, id: string): Promise<boolean> {
  const { database, clock } = context;
  return database.db.transaction(async (tx) => {
    const row = await lockOpenRun(tx, id, null);
    if (row?.status !== 'queued') return false;
    const now = clock.now();
    if (row.reservationId !== null) await releaseCredits(tx, row.reservationId, now);
    const run = startedRun(context, id, ownerOf(row));
    await kinds.get(row.kind)?.undo(tx, run, row.input.value, 'cancelled');
    const { progress, prompts, text, engine, revision } = row;
    const state = { progress, prompts, text, engine, revision: revision + 1 };
    const end = {
      status: 'cancelled',
      result: null,
      charged: 0,
      errorCode: 'run_cancelled',
      errorReason: null,
    } as const;
    await endRun(tx, id, { ...end, ...state }, new Date(now));
    await tellFinished(context, tx, row, end);
    return true;
  });
}

/** Cancels a run wherever it is active. An ended run stays unchanged. Refuses with `not_found`. */
export async function cancelRun(context: Context, kinds: Kinds, userId: string, id: string): Promise<void> {
  const row = await getRunOf(context, userId, id);
  if (runHasEnded(row.status)) return;
  await requestCancel(context.database.db, id, new Date(context.clock.now()));
  if (!(await cancelQueued(context, kinds, id))) await engineOf(context).cancel(id);
}

/** Parses with the kind's own schema. Refuses with `invalid_input`. */
function parseInput({ definition }: RunImplementation, input: unknown): unknown {
  const parsed = definition.input.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError(
    'invalid_input',
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

/**
 * Repeats a run as a new one. When repeating from a step, the steps before it keep their results. Refuses with
 * `not_found`, `run_active`, `invalid_input`, and the codes of starting.
 */
export async function retryRun(
  context: Context,
  kinds: Kinds,
  userId: string,
  id: string,
  { fromStep, input }: { fromStep?: string | undefined; input?: unknown },
): Promise<string> {
  const row = await getRunOf(context, userId, id);
  const implementation = kinds.get(row.kind);
  // A run whose input is not stored cannot be repeated.
  if (implementation === undefined || implementation.remember !== null) throw new AppError('not_found');
  if (!runHasEnded(row.status)) throw new AppError('run_active');
  const owner = ownerOf(row);
  if (fromStep === undefined)
    return startRun(context, implementation, {
      owner,
      input: input === undefined ? row.input.value : parseInput(implementation, input),
    });
  const steps = await listSteps(context.database.db, id);
  const from = steps.find(({ name }) => name === fromStep);
  if (from === undefined) throw new AppError('not_found');
  return startRun(context, implementation, {
    owner,
    input: row.input.value,
    doneSteps: steps.filter((step) => isComplete(step) && step.position < from.position),
    editedInputs: {
      ...row.editedInputs,
      ...(input === undefined ? {} : { [fromStep]: { value: input } }),
    },
  });
}

/** Resumes runs of dead processes, and extends the reservations of waiting runs. */
export async function sweepRuns(context: Context): Promise<void> {
  const { database, clock, queue, log } = context;
  const now = clock.now();
  for (const id of await listSilent(database.db, new Date(now), batch)) {
    if (engineOf(context).find(id) !== null) continue;
    await database.db.transaction(async (tx) => queue.enqueue(tx, workJob, { runId: id }));
    log.warn({ runId: id }, 'a silent run is resumed');
  }
  await keepReservations(database.db, await listOpenReservations(database.db), now);
}
