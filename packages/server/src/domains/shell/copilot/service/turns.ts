import { randomUUID } from 'node:crypto';
import { runHasEnded } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import type { RunImplementation } from '../../../../run.ts';
import { cancelRun, deleteRuns, listRunsOf, lockOpenRun, startRun } from '../../../runs/runs/index.ts';
import {
  addToTurn,
  deleteConversation,
  findConversation,
  findTurn,
  listTurnIds,
} from '../repository/conversations.ts';
import type { TurnBody } from '../run.ts';

/** Refuses with `not_found`, `no_model`, `run_active` and the codes of starting a run. */
export async function startTurn(
  context: Context,
  implementation: RunImplementation,
  userId: string,
  body: TurnBody,
): Promise<{ id: string; conversationId: string }> {
  if (!context.writers.hasModel()) throw new AppError('no_model');
  const { conversationId: given } = body;
  if (given !== null) existing(await findConversation(context.database.db, userId, given));
  const conversationId = given ?? randomUUID();
  const owner = { kind: 'user', userId } as const;
  const id = await startRun(context, implementation, { owner, input: { ...body, conversationId } });
  return { id, conversationId };
}

/** More than anybody adds while one turn is at work. */
const additions = { name: 'copilot-additions', points: 20, perSeconds: 3600 } as const;

/** Refuses with `not_found`, `run_ended` and `too_many_requests`. */
export async function steerTurn(
  { database, limits }: Context,
  userId: string,
  id: string,
  request: string,
): Promise<void> {
  existing(await findTurn(database.db, userId, id));
  await limits.take(additions, id);
  await database.db.transaction(async (tx) => {
    if ((await lockOpenRun(tx, id, null)) === null) throw new AppError('run_ended');
    if (!(await addToTurn(tx, id, request))) throw new AppError('run_ended');
  });
}

/** Stops what is at work in a conversation and deletes it. What was done stays. Refuses with `not_found`. */
export async function removeConversation(
  context: Context,
  implementation: RunImplementation,
  userId: string,
  id: string,
): Promise<void> {
  const { db } = context.database;
  existing(await findConversation(db, userId, id));
  const turns = await listTurnIds(db, id);
  const kinds = new Map([[implementation.definition.kind, implementation]]);
  for (const run of await listRunsOf(db, userId, turns))
    if (!runHasEnded(run.status)) await cancelRun(context, kinds, userId, run.id);
  await db.transaction(async (tx) => {
    await deleteRuns(tx, userId, turns);
    if (!(await deleteConversation(tx, userId, id))) throw new AppError('not_found');
  });
}
