import type { EndpointData, EndpointInput, listHeldTeamPosts } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, existing, pageOf } from '../../../../platform/http/index.ts';
import { firstWords, notify } from '../../../accounts/notifications/index.ts';
import { findPost } from '../../../posts/posts/index.ts';
import { findBinding, listHeldShares, lockBinding } from '../repository/posts.ts';
import { mayDo } from '../rules.ts';
import { holdMembership, requireMember } from './access.ts';
import { nameOf, namesOf, recordNow } from './activity.ts';
import { endShares, type Scheduling } from './end-shares.ts';

/** Releases a post, shared or not, from the approval of its workspace. Only owners can. */
export async function release(context: Context, scheduling: Scheduling, userId: string, postId: string) {
  await context.database.db.transaction(async (tx) => {
    const seen = existing(await findBinding(tx, postId));
    const { member, team } = await holdMembership(tx, seen.teamId, userId);
    const share = await lockBinding(tx, postId);
    if (share?.id !== seen.id) throw new AppError('not_found');
    // For other members, a post that is no longer shared does not exist.
    if (!mayDo(member.role, 'manage'))
      throw new AppError(share.unsharedAt === null ? 'team_role_missing' : 'not_found');
    await endShares(context, tx, scheduling, [share], { released: true });
    await recordNow(context, tx, { teamId: team.id, userId, act: 'released', postId });
    if (share.authorId === userId) return;
    const post = await findPost(tx, share.authorId, postId);
    await notify(context, tx, {
      userId: share.authorId,
      kind: 'team',
      key: `released:${share.id}`,
      title: `${await nameOf(tx, userId)} released your post. It no longer needs approval`,
      about: post === null ? team.name : firstWords(post.text),
      path: '/dashboard/posts',
    });
  });
}

/** The posts that only an owner can release, without their texts, because they are no longer shared. */
export async function listHeld(
  context: Context,
  userId: string,
  teamId: string,
  { cursor, limit }: EndpointInput<typeof listHeldTeamPosts>['query'],
): Promise<EndpointData<typeof listHeldTeamPosts>> {
  const { db } = context.database;
  const { member } = await requireMember(db, teamId, userId);
  if (!mayDo(member.role, 'manage')) throw new AppError('team_role_missing');
  const found = await listHeldShares(db, teamId, { before: cursor, limit: limit + 1 });
  const { rows: page, nextCursor } = pageOf(found, limit, ({ id }) => id);
  const names = await namesOf(
    db,
    page.map(({ authorId }) => authorId),
  );
  return {
    items: page.map(({ postId, authorId, unsharedAt }) => ({
      postId,
      author: { id: authorId, name: names.get(authorId) ?? '' },
      unsharedAt: unsharedAt.toISOString(),
    })),
    nextCursor,
  };
}
