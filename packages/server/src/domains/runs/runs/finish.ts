import type { Engine, ErrorCode } from '@limelight/contracts';
import { together, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { RunImplementation } from '../../../run.ts';
import { closeReserved, lockReservation } from '../../billing/credits/index.ts';
import { firstWords, notifyAll, readChannels, type Channels } from '../../accounts/notifications/index.ts';
import type { LiveRun } from './live-run.ts';
import { endRun, forgetWords, lockOpenRun, storeStep, type RunEnd } from './repository/runs.ts';
import { chargeWithin } from './rules.ts';
import { seenKey, startedRun } from './started-run.ts';
import { tellFinished } from './tell-finished.ts';

/** How a run ended. A cancelled run may have a result worth keeping. */
export type Ending =
  | { status: 'done'; result: unknown }
  | { status: 'cancelled'; result: unknown }
  | { status: 'failed'; code: ErrorCode; reason: string | null; error?: AppError };

export interface Finished {
  status: Ending['status'];
  result: unknown;
  charged: number;
  engine: Engine | null;
  error: AppError | null;
}

type WithResult = Exclude<Ending, { status: 'failed' }>;

const hasResult = (ending: Ending): ending is WithResult =>
  ending.status === 'done' || (ending.status === 'cancelled' && ending.result !== null);

/** Nobody pays for a run that came to nothing. What was kept of a cancelled one is judged by its kind. */
const isWorthIt = ({ outcomeOf }: RunImplementation, { id, row }: LiveRun, { status, result }: WithResult) =>
  status === 'cancelled' || (outcomeOf(result, row.input.value, id)?.state ?? 'made') === 'made';

/**
 * Stores the result and settles the credits in one transaction. Null, with nothing stored, when another process holds
 * the run or it was erased.
 */
export async function finishRun(
  implementation: RunImplementation,
  live: LiveRun,
  ending: Ending,
): Promise<Finished | null> {
  const { context } = live;
  return context.database.db.transaction(async (tx) => {
    const { reservationId } = live.row;
    const [row, held] = await together([
      lockOpenRun(tx, live.id, live.token),
      reservationId === null ? null : lockReservation(tx, reservationId),
    ]);
    if (row === null) return null;
    const run = startedRun(context, live.id, live.owner);
    const input = row.input.value;
    const now = context.clock.now();
    const due =
      hasResult(ending) && isWorthIt(implementation, live, ending)
        ? chargeWithin(row.price, await implementation.charge(ending.result, tx, run, input))
        : 0;
    const result = hasResult(ending) ? ending.result : null;
    const end: Omit<RunEnd, 'charged'> = {
      status: ending.status,
      result: hasResult(ending) ? { value: result } : null,
      errorCode:
        ending.status === 'cancelled' ? 'run_cancelled' : ending.status === 'failed' ? ending.code : null,
      errorReason: ending.status === 'failed' ? ending.reason : null,
      progress: live.progressNow,
      prompts: [...live.prompts],
      text: live.text,
      engine: live.engine,
      revision: live.revision + 1,
    };
    const announced = implementation.announced && ending.status !== 'cancelled' ? ending : null;
    const charging = together([
      reservationId === null ? 0 : settle(tx, held, due, now),
      ...[...live.unstored.values()].map(async (step) => storeStep(tx, live.token, step)),
    ]);
    const ended = charging.then(async ([charged]) =>
      together([
        announced === null ? null : readChannels(tx, row.userId === null ? [] : [row.userId]),
        endRun(tx, live.id, { ...end, charged }, new Date(now)),
        tellFinished(context, tx, row, { ...end, charged }),
      ]),
    );
    const [[charged], [channels]] = await together([
      charging,
      ended,
      hasResult(ending)
        ? implementation.save(tx, run, ending.result, input)
        : implementation.undo(tx, run, input, ending.status),
    ]);
    if (announced !== null && channels !== null)
      await announceEnd(tx, implementation, live, announced, channels);
    const kept = hasResult(ending) ? (implementation.keeps?.(ending.result) ?? null) : null;
    if (implementation.remember !== null)
      await forgetWords(tx, live.id, {
        input: { value: implementation.remember(input) },
        result: kept === null ? null : { value: kept },
      });
    const error = end.errorCode === null ? null : errorOf(ending, end.errorCode);
    return { status: ending.status, result, charged, engine: live.engine, error };
  });
}

/** Long enough for a page that follows the run to show its end. */
const seenWithinMs = 20_000;

/**
 * Notifies the owner, who may have left the page. A notification that `save` sent with the same key is not repeated.
 */
async function announceEnd(
  tx: Tx,
  { definition, outcomeOf, remember }: RunImplementation,
  { context, id, owner, row, text }: LiveRun,
  ending: Exclude<Ending, { status: 'cancelled' }>,
  channels: Channels,
): Promise<void> {
  if (owner.kind !== 'user') return;
  const done = ending.status === 'done';
  const outcome = done ? outcomeOf(ending.result, row.input.value, id) : null;
  const event = {
    userId: owner.userId,
    kind: 'run' as const,
    key: seenKey(row),
    title: `${done ? 'Finished' : 'Did not finish'}: ${definition.label}`,
    detail: done ? null : 'Nothing was charged. Open it to see why and run it again.',
    // Words that are not kept in the run are not kept here either.
    about: done && remember === null && text !== '' ? firstWords(text) : null,
    path: outcome?.links[0]?.path ?? `/dashboard/runs/${id}`,
    waitMs: seenWithinMs,
  };
  await notifyAll(context, tx, [event], channels);
}

const errorOf = (ending: Ending, code: ErrorCode): AppError =>
  (ending.status === 'failed' ? ending.error : undefined) ?? new AppError(code);

/** Charges the amount due or releases the credits. Returns the amount actually charged. */
async function settle(
  tx: Tx,
  held: Parameters<typeof closeReserved>[1],
  due: number,
  now: number,
): Promise<number> {
  return (await closeReserved(tx, held, due, now)) === 'settled' ? due : 0;
}
