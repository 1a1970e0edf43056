import { randomUUIDv7 } from 'node:crypto';
import type {
  EndpointData,
  EndpointInput,
  listTeamPosts,
  listTeamShares,
  TeamPost,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { AppError, existing, pageOf } from '../../../../platform/http/index.ts';
import { readConnection } from '../../../accounts/linkedin-account/index.ts';
import { findPost, isLocked, lockPost, type PostWithMedia } from '../../../posts/posts/index.ts';
import { presentOverview, presentShared } from '../present.ts';
import {
  countOpen,
  findShare,
  insertShare,
  listApprovals,
  listComments,
  listShares,
  listSharesOfAuthor,
  lockBinding,
  updateShare,
  type ShareRow,
} from '../repository/posts.ts';
import { listMembers } from '../repository/teams.ts';
import { mayDo, unshareRefusal, validApprovals } from '../rules.ts';
import {
  findShared,
  holdMembership,
  limitWrites,
  lockShared,
  nowOf,
  refuseIf,
  requireMember,
  type SharedPost,
} from './access.ts';
import { namesOf, recordNow } from './activity.ts';
import { endShares, type Scheduling } from './end-shares.ts';

export async function readShared(
  context: Context,
  connection: Connection,
  shared: SharedPost,
): Promise<TeamPost> {
  const { share, team } = shared;
  const memberships = await listMembers(connection, team.id);
  const given = await listApprovals(connection, [share.id]);
  const approvals = validApprovals(given, memberships, share.authorId);
  const comments = await listComments(connection, share.id);
  const ids = memberships.map(({ userId }) => userId);
  const names = await namesOf(connection, [
    ...ids,
    share.authorId,
    ...approvals.map(({ userId }) => userId),
    ...comments.flatMap(({ userId, resolvedBy, mentions }) => [userId, resolvedBy, ...mentions]),
  ]);
  const members = ids.map((id) => ({ id, name: names.get(id) ?? '' }));
  const member = await readConnection(context, share.authorId, connection);
  return presentShared(context, shared, { approvals, comments, members, names, member });
}

export async function readPost(context: Context, userId: string, postId: string): Promise<TeamPost> {
  const { db } = context.database;
  return readShared(context, db, await findShared(db, userId, postId));
}

export async function withShared(
  context: Context,
  userId: string,
  postId: string,
  write: (tx: Tx, shared: SharedPost) => Promise<void>,
): Promise<TeamPost> {
  return context.database.db.transaction(async (tx) => {
    await write(tx, await lockShared(tx, userId, postId));
    return readShared(context, tx, await findShared(tx, userId, postId));
  });
}

export async function share(
  context: Context,
  userId: string,
  teamId: string,
  postId: string,
): Promise<TeamPost> {
  await limitWrites(context, userId);
  return context.database.db.transaction(async (tx) => {
    const { member } = await holdMembership(tx, teamId, userId);
    if (!mayDo(member.role, 'share')) throw new AppError('team_role_missing');
    const earlier = await lockBinding(tx, postId, userId);
    existing(await lockPost(tx, postId, userId));
    const row = { id: randomUUIDv7(), teamId, postId, authorId: userId, stage: 'draft' as const };
    const sharedAt = nowOf(context);
    if (earlier !== null && earlier.teamId !== teamId) throw new AppError('team_post_elsewhere');
    const isNew =
      earlier === null
        ? await insertShare(tx, {
            ...row,
            sharedAt,
            scheduledBy: null,
            scheduledFor: null,
            unsharedAt: null,
          })
        : earlier.unsharedAt !== null;
    if (earlier !== null && isNew) await updateShare(tx, earlier.id, { sharedAt, unsharedAt: null });
    if (isNew) await recordNow(context, tx, { teamId, userId, act: 'shared', postId });
    else if ((await findShare(tx, postId))?.teamId !== teamId) throw new AppError('team_post_elsewhere');
    return readShared(context, tx, await findShared(tx, userId, postId));
  });
}

/** Where approval is required, the post still needs it until an owner releases the post. */
export async function unshare(context: Context, scheduling: Scheduling, userId: string, postId: string) {
  await context.database.db.transaction(async (tx) => {
    const { share: row, standing, team } = await lockShared(tx, userId, postId);
    refuseIf(unshareRefusal(standing));
    await endShares(context, tx, scheduling, [row], { released: !team.requiresApproval });
    await recordNow(context, tx, { teamId: team.id, userId, act: 'unshared', postId });
  });
}

export async function listPosts(
  context: Context,
  userId: string,
  teamId: string,
  { cursor, limit }: EndpointInput<typeof listTeamPosts>['query'],
): Promise<EndpointData<typeof listTeamPosts>> {
  const { db } = context.database;
  const { team } = await requireMember(db, teamId, userId);
  const shares = await listShares(db, teamId, { before: cursor, limit: limit + 1 });
  const { rows: page, nextCursor } = pageOf(shares, limit, ({ id }) => id);
  const found: { share: ShareRow; post: PostWithMedia }[] = [];
  for (const row of page) {
    const post = await findPost(db, row.authorId, row.postId);
    if (post !== null) found.push({ share: row, post });
  }
  const ids = found.map(({ share: { id } }) => id);
  const approvals = Map.groupBy(await listApprovals(db, ids), ({ shareId }) => shareId);
  const members = await listMembers(db, teamId);
  const open = await countOpen(db, ids);
  const names = await namesOf(
    db,
    found.map(({ share: { authorId } }) => authorId),
  );
  return {
    items: found.map((one) =>
      presentOverview(one, {
        requiresApproval: team.requiresApproval,
        approvals: validApprovals(approvals.get(one.share.id) ?? [], members, one.share.authorId),
        openCount: open.get(one.share.id) ?? 0,
        names,
      }),
    ),
    nextCursor,
  };
}

export async function listOwnShares(
  context: Context,
  userId: string,
  postIds: readonly string[],
): Promise<EndpointData<typeof listTeamShares>> {
  const rows = await listSharesOfAuthor(context.database.db, userId, postIds);
  return {
    items: rows.map(({ postId, teamId, team, unsharedAt }) => ({
      postId,
      teamId,
      team,
      shared: unsharedAt === null,
    })),
  };
}

export function requireOpen({ post }: SharedPost): void {
  if (isLocked(post.status)) throw new AppError('post_locked');
}

export async function setStage(tx: Tx, { share: row }: SharedPost, stage: ShareRow['stage']): Promise<void> {
  await updateShare(tx, row.id, { stage });
}
