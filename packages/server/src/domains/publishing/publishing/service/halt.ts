import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { lockPost, movePost, type PostRow } from '../../../posts/posts/index.ts';
import { listScheduledWithHold } from '../repository/due.ts';
import { deleteHalt, insertHalt, listHalts } from '../repository/halts.ts';
import { lockPerson } from '../repository/publishing.ts';
import { everything, haltFailure } from '../rules/halt.ts';
import { failureOf } from '../rules/sentences.ts';
import { cleared, enqueueRun, failureFacts } from './move.ts';

/**
 * Holds back a post that its author has paused. The post must be locked and scheduled. Returns true when it is now
 * held. Its planned time stays, and nobody is notified, because the author paused it.
 */
export async function holdIfHalted(context: Context, tx: Tx, post: PostRow): Promise<boolean> {
  const failure = haltFailure(await listHalts(tx, post.userId), post.queueId);
  if (failure === null) return false;
  await movePost(tx, {
    postId: post.id,
    from: ['scheduled'],
    to: 'scheduled',
    set: { hold: 'paused', ...failureFacts(failure) },
    now: context.clock.now(),
  });
  return true;
}

/** Pauses a queue, or everything: posts scheduled there are held from now on. Repeating it has no further effect. */
export async function haltPosts(
  context: Context,
  tx: Tx,
  userId: string,
  queueId: string | null,
): Promise<void> {
  await lockPerson(tx, userId);
  await insertHalt(tx, { userId, scope: queueId ?? everything, since: new Date(context.clock.now()) });
  for (const postId of await listScheduledWithHold(tx, userId, null)) {
    const post = await lockPost(tx, postId, userId);
    if (post?.status === 'scheduled' && post.hold === null) await holdIfHalted(context, tx, post);
  }
}

/**
 * Ends a pause and releases posts that nothing else holds. Posts with a future time keep it. Those whose time has
 * passed wait for a decision as late ones do, and are returned in order of time. Publishes nothing itself.
 */
export async function liftHalt(
  context: Context,
  tx: Tx,
  userId: string,
  queueId: string | null,
): Promise<{ aheadCount: number; passed: PostRow[] }> {
  await lockPerson(tx, userId);
  const passed: PostRow[] = [];
  let aheadCount = 0;
  if (!(await deleteHalt(tx, userId, queueId ?? everything))) return { aheadCount, passed };
  const now = context.clock.now();
  const halts = await listHalts(tx, userId);
  for (const postId of await listScheduledWithHold(tx, userId, 'paused')) {
    const post = await lockPost(tx, postId, userId);
    if (post?.status !== 'scheduled' || post.hold !== 'paused' || haltFailure(halts, post.queueId) !== null)
      continue;
    const { scheduledAt } = post;
    const ahead = scheduledAt !== null && scheduledAt.getTime() > now;
    const set = ahead ? cleared : { hold: 'late' as const, ...failureFacts(failureOf('late')) };
    const moved = await movePost(tx, { postId, from: ['scheduled'], to: 'scheduled', set, now });
    if (ahead) {
      await enqueueRun(context, tx, postId, scheduledAt);
      aheadCount += 1;
    } else if (moved !== null) passed.push(moved);
  }
  return { aheadCount, passed };
}
