import type { EndpointInput, scheduleTeamPost, TeamPost } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { updateShare } from '../repository/posts.ts';
import { scheduleRefusal } from '../rules.ts';
import { findShared, limitWrites, lockShared, refuseIf, type SharedPost } from './access.ts';
import { recordNow } from './activity.ts';
import { tell } from './approval.ts';
import { requireSeen } from './edit.ts';
import type { Scheduling } from './end-shares.ts';
import { onBehalfOfAuthor } from './for-author.ts';
import { readShared } from './shared-posts.ts';

/** Requires the author or somebody with the author's consent, which cannot be withdrawn until the transaction ends. */
async function lockForPlan(
  tx: Tx,
  { lockPerson }: Scheduling,
  userId: string,
  postId: string,
): Promise<SharedPost> {
  const { share } = await findShared(tx, userId, postId);
  await lockPerson(tx, share.authorId);
  const shared = await lockShared(tx, userId, postId);
  refuseIf(scheduleRefusal(shared.standing));
  return shared;
}

export async function schedule(
  context: Context,
  scheduling: Scheduling,
  userId: string,
  postId: string,
  wish: EndpointInput<typeof scheduleTeamPost>['body'],
): Promise<TeamPost> {
  await limitWrites(context, userId);
  return context.database.db.transaction(async (tx) => {
    const shared = await lockForPlan(tx, scheduling, userId, postId);
    const { share, team } = shared;
    requireSeen(shared, wish.version);
    const { post } = await onBehalfOfAuthor(shared, async () =>
      scheduling.schedule(context, tx, share.authorId, postId, wish),
    );
    if (userId !== share.authorId)
      await updateShare(tx, share.id, { scheduledBy: userId, scheduledFor: post.scheduledAt });
    const detail = post.scheduledAt?.toISOString() ?? '';
    await recordNow(context, tx, { teamId: team.id, userId, act: 'scheduled', postId, detail });
    await tell(context, tx, shared, {
      userIds: [share.authorId],
      what: 'scheduled your post',
      key: `scheduled:${share.id}:${context.clock.now()}`,
    });
    return readShared(context, tx, await findShared(tx, userId, postId));
  });
}

export async function unschedule(
  context: Context,
  scheduling: Scheduling,
  userId: string,
  postId: string,
): Promise<TeamPost> {
  await limitWrites(context, userId);
  return context.database.db.transaction(async (tx) => {
    const { share, team, post } = await lockForPlan(tx, scheduling, userId, postId);
    if (post.status === 'draft') throw new AppError('post_not_scheduled');
    await scheduling.unschedule(context, tx, share.authorId, postId);
    await updateShare(tx, share.id, { scheduledBy: null, scheduledFor: null });
    await recordNow(context, tx, { teamId: team.id, userId, act: 'unscheduled', postId });
    return readShared(context, tx, await findShared(tx, userId, postId));
  });
}
