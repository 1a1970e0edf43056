import type { PostStatus } from '@limelight/contracts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { isLocked } from '../../../posts/posts/index.ts';
import { fingerprintOf, type Fingerprinted } from '../../review-links/index.ts';
import { findBinding, findShare, listApprovals } from '../repository/posts.ts';
import { findMember, findTeam, listMembers } from '../repository/teams.ts';
import { isPlannedByOther, validApprovals } from '../rules.ts';

type Sent = Fingerprinted & { id: string };

/**
 * False if the post is shared, or was shared and not released since, with a workspace that requires approval, and its
 * current content is not approved.
 */
export async function isApproved(connection: Connection, post: Sent): Promise<boolean> {
  const share = await findBinding(connection, post.id);
  const team = share === null ? null : await findTeam(connection, share.teamId);
  if (share === null || team === null || !team.requiresApproval) return true;
  const fingerprint = fingerprintOf(post);
  const approvals = await listApprovals(connection, [share.id]);
  const valid = validApprovals(approvals, await listMembers(connection, team.id), share.authorId);
  return valid.some((approval) => approval.fingerprint === fingerprint);
}

/**
 * Refuses with `approval_required`, or with `approval_closed` if the post was sent to LinkedIn and can no longer be
 * approved. The post must be locked, so that the checked content is what is sent.
 */
export async function requireApproved(
  connection: Connection,
  post: Sent & { status: PostStatus },
): Promise<void> {
  if (await isApproved(connection, post)) return;
  throw new AppError(isLocked(post.status) ? 'approval_closed' : 'approval_required');
}

/**
 * Returns what prevents a post from being published when its time has come: a missing approval, or that somebody else
 * scheduled it and the author no longer allows that.
 */
export async function findTeamObstacle(
  connection: Connection,
  post: Sent,
): Promise<'approval_required' | 'consent_withdrawn' | null> {
  if (!(await isApproved(connection, post))) return 'approval_required';
  const share = await findShare(connection, post.id);
  if (share === null || !isPlannedByOther(share)) return null;
  const author = await findMember(connection, share.teamId, share.authorId);
  return author?.consentAt == null ? 'consent_withdrawn' : null;
}
