import type { PostStatus } from '@limelight/contracts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { listEarlierTexts, isLocked, listPostsById } from '../../../posts/posts/index.ts';
import { fingerprintOf } from '../../review-links/index.ts';
import {
  findShare,
  listApprovals,
  listBindings,
  type ApprovalRow,
  type ShareRow,
} from '../repository/posts.ts';
import { findMember, listMembers } from '../repository/teams.ts';
import { isPlannedByOther, validApprovals } from '../rules.ts';
import { heldBy, type BoundPost, type SentPost } from '../same-content.ts';

type Member = Awaited<ReturnType<typeof listMembers>>[number];

/** Whether the post is approved as it is, by people who may still approve it. */
function isApprovedIn(
  post: SentPost,
  { id, authorId }: ShareRow,
  approvals: readonly ApprovalRow[],
  members: readonly Member[],
): boolean {
  const given = approvals.filter(({ shareId }) => shareId === id);
  const fingerprint = fingerprintOf(post);
  return validApprovals(given, members, authorId).some((approval) => approval.fingerprint === fingerprint);
}

/** The posts of these shares, with every text that they have had since. */
async function listBound(connection: Connection, shares: readonly ShareRow[]): Promise<BoundPost[]> {
  const ids = shares.map(({ postId }) => postId);
  const posts = new Map((await listPostsById(connection, ids)).map((post) => [post.id, post]));
  const earlier = Map.groupBy(await listEarlierTexts(connection, ids), ({ postId }) => postId);
  const approvals = await listApprovals(
    connection,
    shares.map(({ id }) => id),
  );
  const [teamId] = shares.map((share) => share.teamId);
  const members = teamId === undefined ? [] : await listMembers(connection, teamId);
  return shares.flatMap((share) => {
    const post = posts.get(share.postId);
    if (post === undefined) return [];
    const had = (earlier.get(post.id) ?? []).filter(({ endedAt }) => endedAt >= share.sharedAt);
    const approved = isApprovedIn(post, share, approvals, members);
    return [{ post, texts: [post.text, ...had.map(({ text }) => text)], approved }];
  });
}

/**
 * The post because of which a workspace has to approve this one first, or null when nothing is missing. A workspace
 * that requires approval decides on the posts that were shared with it and not released since, and on everything of
 * the same author that equals or nearly equals one of them, however it was made. What another workspace says of the
 * same content does not count.
 */
export async function findHolder(connection: Connection, post: SentPost): Promise<string | null> {
  const byTeam = Map.groupBy(await listBindings(connection, post.userId), ({ teamId }) => teamId);
  for (const [teamId, shares] of byTeam) {
    const own = shares.find(({ postId }) => postId === post.id);
    if (own === undefined) {
      const holder = heldBy(post, await listBound(connection, shares));
      if (holder !== null) return holder;
    } else {
      const approvals = await listApprovals(connection, [own.id]);
      if (!isApprovedIn(post, own, approvals, await listMembers(connection, teamId))) return post.id;
    }
  }
  return null;
}

export const isApproved = async (connection: Connection, post: SentPost): Promise<boolean> =>
  (await findHolder(connection, post)) === null;

/**
 * Refuses with `approval_required`, or with `approval_closed` if the post was sent to LinkedIn and can no longer be
 * approved. `details.postId` is the shared post that it comes from. The post must be locked, so that the checked
 * content is what is sent.
 */
export async function requireApproved(
  connection: Connection,
  post: SentPost & { status: PostStatus },
): Promise<void> {
  const postId = await findHolder(connection, post);
  if (postId === null) return;
  throw new AppError(isLocked(post.status) ? 'approval_closed' : 'approval_required', { postId });
}

/**
 * Returns what prevents a post from being published when its time has come: a missing approval, or that somebody else
 * scheduled it and the author no longer allows that.
 */
export async function findTeamObstacle(
  connection: Connection,
  post: SentPost,
): Promise<'approval_required' | 'consent_withdrawn' | null> {
  if (!(await isApproved(connection, post))) return 'approval_required';
  const share = await findShare(connection, post.id);
  if (share === null || !isPlannedByOther(share)) return null;
  const author = await findMember(connection, share.teamId, share.authorId);
  return author?.consentAt == null ? 'consent_withdrawn' : null;
}
