import type { Context } from '../../../context.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findPost, lockPost, type PostWithMedia } from '../../posts/index.ts';
import { findShare, lockShare, type ShareRow } from '../repository/posts.ts';
import {
  findMember,
  findTeam,
  holdTeam,
  lockTeam,
  type MemberRow,
  type TeamRow,
} from '../repository/teams.ts';
import { mayDo, type Refusal, type Standing, type TeamRight } from '../rules.ts';

export const nowOf = (context: Context) => new Date(context.clock.now());

export function refuseIf(refusal: Refusal | null): void {
  if (refusal !== null) throw new AppError(refusal);
}

export interface Membership {
  team: TeamRow;
  member: MemberRow;
}

/** A workspace and who asks, as a member; for everybody else there is no such workspace. */
export async function requireMember(
  connection: Connection,
  teamId: string,
  userId: string,
): Promise<Membership> {
  const member = await findMember(connection, teamId, userId);
  const team = member === null ? null : await findTeam(connection, teamId);
  if (member === null || team === null) throw new AppError('not_found');
  return { team, member };
}

/** The same for a change of the workspace or its members; such changes follow one another. */
export async function requireRight(
  tx: Tx,
  teamId: string,
  userId: string,
  right: TeamRight | null,
): Promise<Membership> {
  // Who is no member must not hold the row of a workspace up.
  await requireMember(tx, teamId, userId);
  const team = await lockTeam(tx, teamId);
  const member = await findMember(tx, teamId, userId);
  if (team === null || member === null) throw new AppError('not_found');
  if (right !== null && !mayDo(member.role, right)) throw new AppError('team_role_missing');
  return { team, member };
}

/** A shared post as one member meets it. */
export interface SharedPost extends Membership {
  share: ShareRow;
  post: PostWithMedia;
  standing: Standing;
}

function sceneOf(
  { team, member }: Membership,
  share: ShareRow,
  post: PostWithMedia,
  author: MemberRow | null,
): SharedPost {
  return {
    ...{ team, member, share, post },
    standing: {
      role: member.role,
      isAuthor: share.authorId === member.userId,
      requiresApproval: team.requiresApproval,
      consents: author?.consentAt != null,
      status: post.status,
    },
  };
}

/** A post that is shared with a workspace of this person; for everybody else there is no such post. */
export async function findShared(
  connection: Connection,
  userId: string,
  postId: string,
): Promise<SharedPost> {
  const share = await findShare(connection, postId);
  if (share === null) throw new AppError('not_found');
  const membership = await requireMember(connection, share.teamId, userId);
  const post = await findPost(connection, share.authorId, postId);
  if (post === null) throw new AppError('not_found');
  return sceneOf(membership, share, post, await findMember(connection, share.teamId, share.authorId));
}

/** A workspace for a write within it: roles, consent and settings stay as they are until the transaction ends. */
export async function holdMembership(tx: Tx, teamId: string, userId: string): Promise<Membership> {
  await requireMember(tx, teamId, userId);
  const team = await holdTeam(tx, teamId);
  const member = await findMember(tx, teamId, userId);
  if (team === null || member === null) throw new AppError('not_found');
  return { team, member };
}

/**
 * A shared post for a write: the workspace, the share and the post stay as they are. Everything locks them in this order,
 * and a person's plan (`lockPerson` of publishing) before them.
 */
export async function lockShared(tx: Tx, userId: string, postId: string): Promise<SharedPost> {
  const seen = await findShare(tx, postId);
  if (seen === null) throw new AppError('not_found');
  const membership = await holdMembership(tx, seen.teamId, userId);
  const share = await lockShare(tx, postId);
  const post = await lockPost(tx, postId, seen.authorId);
  if (share?.id !== seen.id || post === null) throw new AppError('not_found');
  return sceneOf(membership, share, post, await findMember(tx, seen.teamId, seen.authorId));
}
