import type { addToQueue, EndpointData } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { lockPost, type PostRow } from '../../../posts/posts/index.ts';
import { lockPerson, scheduleIn } from '../../publishing/index.ts';
import { lockShare } from '../../../teams/teams/index.ts';
import { nextFreeSlot } from '../rules/slots.ts';
import { requireUnlike } from './guard.ts';
import { loadPlan } from './plan.ts';

type Result = EndpointData<typeof addToQueue>['results'][number];

/** True for a post that is already scheduled in this queue at a future time, which it keeps. */
function standsIn(post: PostRow, queueId: string, now: Date): boolean {
  return (
    post.status === 'scheduled' &&
    post.hold === null &&
    post.queueId === queueId &&
    post.scheduledAt !== null &&
    post.scheduledAt > now
  );
}

/**
 * Gives a post the next free slot of a queue. Other planning for the same user waits, so that no slot is given twice.
 * Refuses with `not_found`, `queue_full`, `too_similar`, and the codes of scheduling.
 */
export async function addPost(
  context: Context,
  tx: Tx,
  userId: string,
  queueId: string,
  postId: string,
): Promise<Omit<Result, 'refusal'>> {
  await lockPerson(tx, userId);
  const now = new Date(context.clock.now());
  const plan = await loadPlan(tx, userId, now);
  const queue = plan?.queues.find(({ id }) => id === queueId);
  await lockShare(tx, postId);
  const post = await lockPost(tx, postId, userId);
  if (plan === null || queue === undefined || post === null) throw new AppError('not_found');
  if (standsIn(post, queueId, now))
    return { id: postId, scheduledAt: post.scheduledAt?.toISOString() ?? null, note: null };
  const slot = nextFreeSlot(plan.searchOf(queue, now), plan.taken);
  if (slot === null) throw new AppError('queue_full');
  const { timeZone } = plan;
  const { cooldownDays } = queue;
  await requireUnlike(context, tx, { userId, postId, text: post.text, at: slot.at, cooldownDays, timeZone });
  const { post: planned, message } = await scheduleIn(context, tx, userId, postId, {
    ...slot,
    timeZone,
    queueId,
  });
  return { id: postId, scheduledAt: planned.scheduledAt?.toISOString() ?? null, note: message };
}

/** Adds posts one after another, each in its own transaction, so that a refusal does not affect the others. */
export async function addPosts(
  context: Context,
  userId: string,
  queueId: string,
  postIds: readonly string[],
): Promise<Result[]> {
  const plan = await loadPlan(context.database.db, userId, new Date(context.clock.now()));
  if (plan?.queues.every(({ id }) => id !== queueId) ?? true) throw new AppError('not_found');
  const results: Result[] = [];
  for (const id of new Set(postIds)) {
    try {
      const added = await context.database.db.transaction(async (tx) =>
        addPost(context, tx, userId, queueId, id),
      );
      results.push({ ...added, refusal: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message, details } = error;
      const refusal = { code, message, ...(details === undefined ? {} : { details }) };
      results.push({ id, scheduledAt: null, note: null, refusal });
    }
  }
  return results;
}
