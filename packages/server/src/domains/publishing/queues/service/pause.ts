import type { EndpointData, EndpointInput, QueuePlan, resumeQueue } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import type { PostRow } from '../../../posts/posts/index.ts';
import { haltPosts, liftHalt, listHalts } from '../../publishing/index.ts';
import { listQueues } from '../repository/queues.ts';
import { addPost } from './add.ts';
import { readPlan } from './plan.ts';

async function requireScope(tx: Tx, userId: string, queueId: string | null): Promise<void> {
  if (queueId !== null && (await listQueues(tx, userId)).every(({ id }) => id !== queueId))
    throw new AppError('not_found');
}

/** Holds the waiting posts of a queue, or everything scheduled. Repeating it has no further effect. */
export async function pause(context: Context, userId: string, queueId: string | null): Promise<QueuePlan> {
  return context.database.db.transaction(async (tx) => {
    await requireScope(tx, userId, queueId);
    await haltPosts(context, tx, userId, queueId);
    return readPlan(context, tx, userId);
  });
}

/**
 * Gives a post a slot of its queue, or of the first queue that is not paused. False when there is none, or the post
 * cannot be published. It then waits for its author.
 */
async function replan(context: Context, post: PostRow): Promise<boolean> {
  const { db } = context.database;
  const halted = new Set((await listHalts(db, post.userId)).map(({ scope }) => scope));
  const queues = await listQueues(db, post.userId);
  const queue =
    queues.find(({ id }) => id === post.queueId) ?? queues.find(({ id }) => !halted.has(id)) ?? null;
  if (queue === null) return false;
  try {
    await db.transaction(async (tx) => addPost(context, tx, post.userId, queue.id, post.id));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * Ends a pause. Posts with a future time keep it. Each of the others gets the next free slot or waits for a decision.
 * Nothing is published at once.
 */
export async function resume(
  context: Context,
  userId: string,
  { queueId, passed }: EndpointInput<typeof resumeQueue>['body'],
): Promise<EndpointData<typeof resumeQueue>> {
  const { db } = context.database;
  const lifted = await db.transaction(async (tx) => {
    await requireScope(tx, userId, queueId);
    return liftHalt(context, tx, userId, queueId);
  });
  let placed = 0;
  if (passed === 'next-slots') for (const post of lifted.passed) if (await replan(context, post)) placed += 1;
  const resumed = { ahead: lifted.aheadCount, placed, waiting: lifted.passed.length - placed };
  return { ...(await readPlan(context, db, userId)), resumed };
}
