import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { lockPost } from '../../../posts/posts/index.ts';
import { deleteShare, lockSharesIn, updateShare, type ShareRow } from '../repository/posts.ts';
import { isPlannedByOther } from '../rules.ts';
import { nowOf } from './access.ts';
import { isApproved } from './gate.ts';

/** The functions of publishing that this module needs. They are passed in, because publishing imports this module. */
export interface Scheduling {
  lockPerson: (tx: Tx, userId: string) => Promise<void>;
  schedule: (
    context: Context,
    tx: Tx,
    userId: string,
    postId: string,
    wish: { at: string; timeZone: string; version: number },
  ) => Promise<{ post: { scheduledAt: Date | null } }>;
  unschedule: (context: Context, tx: Tx, userId: string, postId: string) => Promise<unknown>;
}

/** Returns to draft the posts that others scheduled on the author's behalf. */
export async function takeBackPlanned(
  context: Context,
  tx: Tx,
  { unschedule }: Scheduling,
  teamId: string,
  authorId: string,
): Promise<void> {
  for (const share of await lockSharesIn(tx, teamId, authorId)) {
    if (!isPlannedByOther(share)) continue;
    const post = await lockPost(tx, share.postId, authorId);
    if (post?.status !== 'scheduled') continue;
    await unschedule(context, tx, authorId, share.postId);
    await updateShare(tx, share.id, { scheduledBy: null, scheduledFor: null });
  }
}

/**
 * Ends shares, which must be locked. If they are `released`, nothing remains of them; otherwise a workspace that
 * requires approval still has to approve their posts. Scheduled posts become drafts first if somebody other than the
 * author scheduled them, or if they lack that approval.
 */
export async function endShares(
  context: Context,
  tx: Tx,
  { unschedule }: Scheduling,
  shares: readonly ShareRow[],
  { released }: { released: boolean },
): Promise<void> {
  for (const share of shares) {
    const { authorId, postId } = share;
    const post = await lockPost(tx, postId, authorId);
    if (post?.status === 'scheduled' && (isPlannedByOther(share) || !(await isApproved(tx, post))))
      await unschedule(context, tx, authorId, postId);
    if (released) await deleteShare(tx, share.id);
    else if (share.unsharedAt === null)
      await updateShare(tx, share.id, {
        stage: 'draft',
        scheduledBy: null,
        scheduledFor: null,
        unsharedAt: nowOf(context),
      });
  }
}
