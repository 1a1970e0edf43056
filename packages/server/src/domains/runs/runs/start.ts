import { randomUUID } from 'node:crypto';
import { creditCosts, type Engine } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { together, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { RunImplementation, RunOf, RunOwner } from '../../../run.ts';
import { lockAccount, reserveAsChosen } from '../../billing/credits/index.ts';
import { engineOf, newLease, type Working } from './engine.ts';
import { workJob } from './jobs.ts';
import { countOpenRuns, insertRun, insertSteps, type RunRow, type StepRow } from './repository/runs.ts';
import { startedRun } from './started-run.ts';
import type { Boxed } from './tables.ts';

const openLimit = 12;
/** The number of starts within ten minutes. Free runs cause work too. */
const startLimit = { name: 'run', points: 240, perSeconds: 600 } as const;

export interface StartRequest {
  owner: RunOwner;
  /** Parsed by the kind's schema, which must accept its own output. */
  input: unknown;
  /** With a given id, a repeated start fails instead of running twice. */
  id?: string;
  groupId?: string;
  /** The label in the credit history, by default that of the kind. */
  label?: string;
  doneSteps?: readonly StepRow[];
  editedInputs?: Record<string, Boxed>;
}

/**
 * Reserves the credits and records the run in the caller's transaction. For runs of workers it also queues the job.
 * Runs of the web process start with `beginRun` after the commit. Refuses with `insufficient_credits`,
 * `team_credits_used_up`, `team_credit_limit`, `too_many_requests`, and the codes of the kind's `prepare`.
 */
export async function startRunIn(
  context: Context,
  tx: Tx,
  implementation: RunImplementation,
  request: StartRequest,
): Promise<RunRow> {
  const { definition } = implementation;
  const { owner, input, id = randomUUID(), groupId = null, label = definition.label } = request;
  const now = context.clock.now();
  const at = new Date(now);
  // Serialises concurrent starts by one user, so that none bypasses the limit.
  if (owner.kind === 'user') await lockAccount(tx, owner.userId, at);
  const started = startedRun(context, id, owner);
  const listed = definition.action === null ? 0 : creditCosts[definition.action];
  const price = (await implementation.price?.(tx, started, input)) ?? listed;
  let charge: Parameters<typeof reserveAsChosen>[1] | null = null;
  if (price > 0) {
    if (owner.kind === 'visitor' || definition.action === null)
      throw new Error(`A ${definition.kind} run has a price that nobody can be charged.`);
    const { userId } = owner;
    charge = { userId, amount: price, action: definition.action, label, now, idempotencyKey: `run:${id}` };
  }
  const [reserved, open] = await together([
    charge === null ? null : reserveAsChosen(tx, charge),
    countOpenRuns(tx, owner),
  ]);
  if (open >= openLimit) {
    throw new AppError('too_many_requests', undefined, {
      message: `You already have ${openLimit} runs in progress. Wait until one has finished.`,
      retryAfterSeconds: 10,
    });
  }
  const run = {
    id,
    kind: definition.kind,
    input: { value: input },
    groupId,
    reservationId: reserved?.reservationId ?? null,
    price,
    editedInputs: request.editedInputs ?? {},
  };
  const lease = implementation.where === 'web' ? newLease(now) : null;
  const [row] = await together([
    insertRun(tx, owner, run, lease, at),
    insertSteps(
      tx,
      (request.doneSteps ?? []).map((step) => ({ ...step, runId: id })),
    ),
    implementation.prepare(tx, started, input),
  ]);
  if (lease === null) await context.queue.enqueue(tx, workJob, { runId: id });
  return row;
}

/** Starts a committed run in this process if its kind says so. */
export function beginRun(
  context: Context,
  implementation: RunImplementation,
  row: RunRow,
  steps: readonly StepRow[] = [],
): Working | null {
  return row.leaseToken === null ? null : engineOf(context).begin(implementation, row, steps);
}

/** Refuses excessive starts, and any start while this process shuts down. */
export async function admitStart(context: Context, owner: RunOwner): Promise<void> {
  if (engineOf(context).isDraining) throw new AppError('unavailable');
  await context.limits.take(startLimit, owner.kind === 'user' ? owner.userId : owner.key);
}

/**
 * Starts a run in its own transaction. Refuses with the codes of `startRunIn`, and with `unavailable` while this
 * process shuts down.
 */
export async function startRun(
  context: Context,
  implementation: RunImplementation,
  request: StartRequest,
): Promise<string> {
  await admitStart(context, request.owner);
  const row = await context.database.db.transaction(async (tx) =>
    startRunIn(context, tx, implementation, request),
  );
  beginRun(context, implementation, row, request.doneSteps);
  return row.id;
}

/**
 * Starts a run in the web process and waits for its end. `signal` cancels it. Refuses with the codes of starting, and
 * with the reason it failed.
 */
export async function runToEnd<Input extends z.ZodType, Result extends z.ZodType>(
  context: Context,
  implementation: RunOf<Input, Result>,
  request: { owner: RunOwner; input: z.output<Input>; label?: string },
  signal: AbortSignal,
): Promise<{ id: string; result: z.output<Result>; engine: Engine; charged: number }> {
  await admitStart(context, request.owner);
  const row = await context.database.db.transaction(async (tx) =>
    startRunIn(context, tx, implementation, request),
  );
  const working = beginRun(context, implementation, row);
  const stop = () => working?.live.stop('cancelled');
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const finished = await working?.ended;
  signal.removeEventListener('abort', stop);
  if (!finished) throw new AppError('run_failed');
  if (finished.error !== null) throw finished.error;
  const { charged, engine } = finished;
  const result = implementation.definition.result.parse(finished.result);
  return { id: row.id, result, charged, engine: engine ?? context.writers.describe() };
}
