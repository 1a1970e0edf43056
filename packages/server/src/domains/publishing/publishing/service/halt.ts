import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { lockPost, movePost, type PostRow } from '../../../posts/posts/index.ts';
import { listScheduledWithHold } from '../repository/due.ts';
import { deleteHalt, insertHalt, listHalts } from '../repository/halts.ts';
import { lockPerson } from '../repository/publishing.ts';
import { everything, haltFailure } from '../rules/halt.ts';
import { failureOf, type Failure } from '../rules/sentences.ts';
import { cleared, enqueueRun, failureFacts } from './move.ts';

/** Holds back a locked, scheduled post that its author has paused. Its time stays, and nobody is notified. */
export async function holdHalted(context: Context, tx: Tx, postId: string, failure: Failure): Promise<void> {
  const set = { hold: 'paused', ...failureFacts(failure) } as const;
  const now = context.clock.now();
  await movePost(tx, { postId, from: ['scheduled'], to: 'scheduled', set, now });
}

/** Pauses a queue, or everything: posts scheduled there are held from now on. Repeating it has no further effect. */
export async function haltPosts(context: Context, tx: Tx, userId: string, queueId: string | null) {
  await lockPerson(tx, userId);
  await insertHalt(tx, { userId, scope: queueId ?? everything, since: new Date(context.clock.now()) });
  const halts = await listHalts(tx, userId);
  for (const postId of await listScheduledWithHold(tx, userId, null)) {
    const post = await lockPost(tx, postId, userId);
    if (post?.status !== 'scheduled' || post.hold !== null) continue;
    const failure = haltFailure(halts, post.queueId);
    if (failure !== null) await holdHalted(context, tx, postId, failure);
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
