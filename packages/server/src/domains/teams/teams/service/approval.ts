import { randomUUID } from 'node:crypto';
import { teamCommentLimit, type TeamPost } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { firstWords, notifyAll } from '../../../accounts/notifications/index.ts';
import { fingerprintOf } from '../../review-links/index.ts';
import { emitEvents, type EmittedEvent } from '../../../accounts/webhooks/index.ts';
import {
  countComments,
  deleteApprovals,
  insertApproval,
  insertComment,
  listApprovals,
} from '../repository/posts.ts';
import { listMembers } from '../repository/teams.ts';
import { approveRefusal, isReopened, mayDecide, mayDo } from '../rules.ts';
import { limitWrites, nowOf, refuseIf, type SharedPost } from './access.ts';
import { nameOf, recordNow } from './activity.ts';
import { requireOpen, setStage, withShared } from './shared-posts.ts';

/** The delay of mail and push, in case people see the notification in the product first. */
const waitMs = 60_000;

interface Told {
  userIds: readonly string[];
  /** Completes a sentence that starts with the actor's name. */
  what: string;
  key: string;
  /** What the webhooks of the same people are told. */
  event?: { type: EmittedEvent['type']; decision?: 'approved' | 'changes-asked' };
}

/** Notifies the people who are members of the workspace now, except the one who acts. */
export async function tell(
  context: Context,
  tx: Tx,
  { post, member, team }: SharedPost,
  { userIds, what, key, event }: Told,
): Promise<void> {
  const members = new Set((await listMembers(tx, team.id)).map((one) => one.userId));
  const title = `${await nameOf(tx, member.userId)} ${what}`;
  const told = [...new Set(userIds)].filter((userId) => userId !== member.userId && members.has(userId));
  await notifyAll(
    context,
    tx,
    told.map((userId) => ({
      userId,
      title,
      waitMs,
      kind: 'team' as const,
      key: `${key}:${userId}`,
      about: firstWords(post.text),
      path: `/dashboard/team/posts/${post.id}`,
    })),
  );
  if (event === undefined) return;
  const { type, ...decision } = event;
  const data = { postId: post.id, kind: 'team-review', teamId: team.id, ...decision };
  await emitEvents(
    context,
    tx,
    told.map((userId) => ({ userId, type, data })),
  );
}

/** Asking again while the review is open does nothing, unless the post was changed after an approval. */
export async function askReview(context: Context, userId: string, postId: string): Promise<TeamPost> {
  await limitWrites(context, userId);
  return withShared(context, userId, postId, async (tx, shared) => {
    if (!mayDecide(shared.standing)) throw new AppError('team_role_missing');
    requireOpen(shared);
    const approvals = await listApprovals(tx, [shared.share.id]);
    if (shared.share.stage === 'review' && !isReopened(approvals, fingerprintOf(shared.post))) return;
    await setStage(tx, shared, 'review');
    await recordNow(context, tx, { teamId: shared.team.id, userId, act: 'review-asked', postId });
    const approvers = (await listMembers(tx, shared.team.id)).filter(({ role }) => mayDo(role, 'approve'));
    await tell(context, tx, shared, {
      userIds: approvers.map((one) => one.userId),
      what: 'asks you to approve a post',
      event: { type: 'approval.requested' },
      key: `review:${shared.share.id}:${context.clock.now()}`,
    });
  });
}

/**
 * Approves exactly the content that was shown. Refuses with `team_post_changed` if it has changed since. Idempotent.
 */
export async function approve(
  context: Context,
  userId: string,
  postId: string,
  fingerprint: string,
): Promise<TeamPost> {
  return withShared(context, userId, postId, async (tx, shared) => {
    refuseIf(approveRefusal(shared.standing));
    requireOpen(shared);
    if (fingerprintOf(shared.post) !== fingerprint) throw new AppError('team_post_changed');
    const row = { id: randomUUID(), shareId: shared.share.id, userId, fingerprint };
    if (!(await insertApproval(tx, { ...row, createdAt: nowOf(context) }))) return;
    // An approval answers the request, so that approval of a later change can be requested.
    await setStage(tx, shared, 'draft');
    await recordNow(context, tx, { teamId: shared.team.id, userId, act: 'approved', postId });
    await tell(context, tx, shared, {
      userIds: [shared.share.authorId],
      what: 'approved your post',
      event: { type: 'approval.decided', decision: 'approved' },
      key: `approved:${shared.share.id}:${context.clock.now()}`,
    });
  });
}

/** Requests changes with a note among the comments, and revokes every approval, including those of earlier content. */
export async function askChanges(
  context: Context,
  userId: string,
  postId: string,
  note: string,
): Promise<TeamPost> {
  await limitWrites(context, userId);
  return withShared(context, userId, postId, async (tx, shared) => {
    const { share, standing, team } = shared;
    if (!mayDo(standing.role, 'approve')) throw new AppError('team_role_missing');
    requireOpen(shared);
    if ((await countComments(tx, share.id)) >= teamCommentLimit) throw new AppError('team_comments_full');
    await deleteApprovals(tx, share.id);
    await setStage(tx, shared, 'changes');
    await insertComment(tx, {
      id: randomUUID(),
      shareId: share.id,
      parentId: null,
      userId,
      text: note,
      quote: null,
      position: 0,
      replacement: null,
      mentions: [],
      decision: null,
      resolvedBy: null,
      resolvedAt: null,
      createdAt: nowOf(context),
    });
    await recordNow(context, tx, { teamId: team.id, userId, act: 'changes-asked', postId });
    await tell(context, tx, shared, {
      userIds: [share.authorId],
      what: 'asks for changes to your post',
      event: { type: 'approval.decided', decision: 'changes-asked' },
      key: `changes:${share.id}:${context.clock.now()}`,
    });
  });
}
