import type { Engine, ErrorCode } from '@limelight/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { RunImplementation } from '../../../run.ts';
import { releaseCredits, settleCredits } from '../../billing/credits/index.ts';
import { firstWords, notify } from '../../accounts/notifications/index.ts';
import type { LiveRun } from './live-run.ts';
import { endRun, forgetWords, lockOpenRun, type RunEnd } from './repository/runs.ts';
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
    const row = await lockOpenRun(tx, live.id, live.token);
    if (row === null) return null;
    const run = startedRun(context, live.id, live.owner);
    const input = row.input.value;
    const { price, reservationId } = row;
    const now = context.clock.now();
    const due =
      hasResult(ending) && isWorthIt(implementation, live, ending)
        ? chargeWithin(price, await implementation.charge(ending.result, tx, run, input))
        : 0;
    const charged = reservationId === null ? 0 : await settle(tx, reservationId, due, now);
    if (hasResult(ending)) await implementation.save(tx, run, ending.result, input);
    else await implementation.undo(tx, run, input, ending.status);
    const result = hasResult(ending) ? ending.result : null;
    const end: RunEnd = {
      status: ending.status,
      result: hasResult(ending) ? { value: result } : null,
      charged,
      errorCode:
        ending.status === 'cancelled' ? 'run_cancelled' : ending.status === 'failed' ? ending.code : null,
      errorReason: ending.status === 'failed' ? ending.reason : null,
      progress: live.progressNow,
      prompts: [...live.prompts],
      text: live.text,
      engine: live.engine,
      revision: live.revision + 1,
    };
    await endRun(tx, live.id, end, new Date(now));
    if (implementation.announced && ending.status !== 'cancelled')
      await announceEnd(tx, implementation, live, ending);
    await tellFinished(context, tx, row, end);
    if (implementation.remember !== null)
      await forgetWords(tx, live.id, { value: implementation.remember(input) });
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
): Promise<void> {
  if (owner.kind !== 'user') return;
  const done = ending.status === 'done';
  const outcome = done ? outcomeOf(ending.result, row.input.value, id) : null;
  await notify(context, tx, {
    userId: owner.userId,
    kind: 'run',
    key: seenKey(row),
    title: `${done ? 'Finished' : 'Did not finish'}: ${definition.label}`,
    detail: done ? null : 'Nothing was charged. Open it to see why and run it again.',
    // Words that are not kept in the run are not kept here either.
    about: done && remember === null && text !== '' ? firstWords(text) : null,
    path: outcome?.links[0]?.path ?? `/dashboard/runs/${id}`,
    waitMs: seenWithinMs,
  });
}

const errorOf = (ending: Ending, code: ErrorCode): AppError =>
  (ending.status === 'failed' ? ending.error : undefined) ?? new AppError(code);

/** Charges the amount due or releases the credits. Returns the amount actually charged. */
async function settle(tx: Tx, reservationId: string, due: number, now: number): Promise<number> {
  if (due === 0) {
    await releaseCredits(tx, reservationId, now);
    return 0;
  }
  return (await settleCredits(tx, reservationId, due, now)) === 'settled' ? due : 0;
}
