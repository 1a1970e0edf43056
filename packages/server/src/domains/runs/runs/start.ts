import { randomUUID } from 'node:crypto';
import { creditCosts, type Engine } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { together, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { RunImplementation, RunOf, RunOwner } from '../../../run.ts';
import { lockPayer, reserveAsChosen } from '../../billing/credits/index.ts';
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
 * Runs of the web process start with `commitRuns`. Refuses with `insufficient_credits`,
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
  const started = startedRun(context, id, owner);
  // The account serialises concurrent starts by one user, so that none bypasses the limit.
  const [payer, open] = await together([
    owner.kind === 'user' ? lockPayer(tx, owner.userId, now) : null,
    countOpenRuns(tx, owner),
  ]);
  if (open >= openLimit) {
    throw new AppError('too_many_requests', undefined, {
      message: `You already have ${openLimit} runs in progress. Wait until one has finished.`,
      retryAfterSeconds: 10,
    });
  }
  const listed = definition.action === null ? 0 : creditCosts[definition.action];
  const price = (await implementation.price?.(tx, started, input)) ?? listed;
  let reserving: Awaited<ReturnType<typeof reserveAsChosen>> | null = null;
  const reservationId = price > 0 ? randomUUID() : null;
  if (reservationId !== null) {
    if (payer === null || owner.kind === 'visitor' || definition.action === null)
      throw new Error(`A ${definition.kind} run has a price that nobody can be charged.`);
    const { userId } = owner;
    const charge = { userId, amount: price, action: definition.action, label, now };
    const request = { ...charge, id: reservationId, idempotencyKey: `run:${id}` };
    reserving = await reserveAsChosen(tx, request, payer);
  }
  const run = {
    id,
    kind: definition.kind,
    input: { value: input },
    groupId,
    reservationId,
    price,
    editedInputs: request.editedInputs ?? {},
  };
  const lease = implementation.where === 'web' ? newLease(now) : null;
  const [reserved, row] = await together([
    reserving?.reserved,
    insertRun(tx, owner, run, lease, at),
    insertSteps(
      tx,
      (request.doneSteps ?? []).map((step) => ({ ...step, runId: id })),
    ),
    implementation.prepare(tx, started, input),
    lease === null ? context.queue.enqueue(tx, workJob, { runId: id }) : null,
  ]);
  // Its row was erased since, but what paid for it is spent.
  if (reserved?.replayed === true) throw new AppError('idempotency_key_reused');
  return row;
}

/** Refuses excessive starts, and any start while this process shuts down. */
async function admitStart(context: Context, owner: RunOwner): Promise<void> {
  if (engineOf(context).isDraining) throw new AppError('unavailable');
  await context.limits.take(startLimit, owner.kind === 'user' ? owner.userId : owner.key);
}

/** What `start` of `commitRuns` made: runs, which begin unless they were there before. */
interface Started {
  rows: readonly RunRow[];
  isNew: boolean;
}

/**
 * Starts runs in a transaction. Those of this process begin to work while it commits; what they write waits until then,
 * and they stop when it fails. Refuses excessive starts, and any start while this process shuts down.
 */
export async function commitRuns(
  context: Context,
  implementation: RunImplementation,
  owner: RunOwner,
  start: (tx: Tx) => Promise<Started>,
  steps: readonly StepRow[] = [],
): Promise<{ row: RunRow; working: Working | null }[]> {
  // Not within the transaction, which would wait for a second connection while it holds one.
  await admitStart(context, owner);
  const tries: PromiseWithResolvers<void>[] = [];
  try {
    const begun = await context.database.db.transaction(async (tx) => {
      // A repeated transaction starts other runs.
      tries.at(-1)?.reject(new Error('rolled back'));
      const commit = Promise.withResolvers<void>();
      commit.promise.catch(() => undefined);
      tries.push(commit);
      const { rows, isNew } = await start(tx);
      return rows.map((row) => {
        const begins = isNew && row.leaseToken !== null;
        const { promise } = commit;
        return {
          row,
          working: begins ? engineOf(context).begin(implementation, row, steps, promise) : null,
        };
      });
    });
    tries.at(-1)?.resolve();
    return begun;
  } catch (error) {
    tries.at(-1)?.reject(error);
    throw error;
  }
}

async function startOne(context: Context, implementation: RunImplementation, request: StartRequest) {
  const start = async (tx: Tx) => ({
    rows: [await startRunIn(context, tx, implementation, request)],
    isNew: true,
  });
  const [begun] = await commitRuns(context, implementation, request.owner, start, request.doneSteps);
  if (begun === undefined) throw new Error('a start gave no run');
  return begun;
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
  return (await startOne(context, implementation, request)).row.id;
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
  const { row, working } = await startOne(context, implementation, request);
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
