import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { emitEvents } from '../../accounts/webhooks/index.ts';
import type { RunEnd, RunRow } from './repository/runs.ts';

/** Notifies the webhooks of a run's owner that it has ended. Visitors have none. */
export async function tellFinished(
  context: Context,
  tx: Tx,
  { id, kind, userId }: Pick<RunRow, 'id' | 'kind' | 'userId'>,
  { status, charged, errorCode }: Pick<RunEnd, 'status' | 'charged' | 'errorCode'>,
): Promise<void> {
  if (userId === null) return;
  const data = { runId: id, kind, status, charged, errorCode };
  await emitEvents(context, tx, [{ userId, type: 'run.finished', data }]);
}
