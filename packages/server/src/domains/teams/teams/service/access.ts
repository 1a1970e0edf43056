import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import { findPost, lockPost, type PostWithMedia } from '../../../posts/posts/index.ts';
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

const writeRule = { name: 'team-write', points: 120, perSeconds: 3600 } as const;

/** Limits how often a person may do what notifies other members. Call it before the transaction. */
export async function limitWrites({ limits, secrets }: Context, userId: string): Promise<void> {
  await limits.take(writeRule, secrets.hash(userId, 'limit'));
}

export function refuseIf(refusal: Refusal | null): void {
  if (refusal !== null) throw new AppError(refusal);
}

export interface Membership {
  team: TeamRow;
  member: MemberRow;
}

/**
 * Returns a workspace and the person's membership. Refuses with `not_found` if the person is not a member, so that its
 * existence is not revealed.
 */
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

/** Refuses with `not_found` if the person is not a member, and with `team_role_missing`. */
export async function requireTeamRight(
  connection: Connection,
  teamId: string,
  userId: string,
  right: TeamRight,
): Promise<void> {
  const { member } = await requireMember(connection, teamId, userId);
  if (!mayDo(member.role, right)) throw new AppError('team_role_missing');
}

/**
 * Like `requireMember`, but also checks a right and locks the workspace, so that changes happen one after the other.
 */
export async function requireRight(
  tx: Tx,
  teamId: string,
  userId: string,
  right: TeamRight | null,
): Promise<Membership> {
  // Check membership before locking, so that outsiders cannot block the workspace's row.
  await requireMember(tx, teamId, userId);
  const team = await lockTeam(tx, teamId);
  const member = await findMember(tx, teamId, userId);
  if (team === null || member === null) throw new AppError('not_found');
  if (right !== null && !mayDo(member.role, right)) throw new AppError('team_role_missing');
  return { team, member };
}

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
    team,
    member,
    share,
    post,
    standing: {
      role: member.role,
      isAuthor: share.authorId === member.userId,
      requiresApproval: team.requiresApproval,
      consents: author?.consentAt != null,
      status: post.status,
    },
  };
}

export async function findShared(
  connection: Connection,
  userId: string,
  postId: string,
): Promise<SharedPost> {
  const share = existing(await findShare(connection, postId));
  const membership = await requireMember(connection, share.teamId, userId);
  const post = existing(await findPost(connection, share.authorId, postId));
  return sceneOf(membership, share, post, await findMember(connection, share.teamId, share.authorId));
}

/** Returns a membership for a write. Roles, consent and settings cannot change until the transaction ends. */
export async function holdMembership(tx: Tx, teamId: string, userId: string): Promise<Membership> {
  await requireMember(tx, teamId, userId);
  const team = await holdTeam(tx, teamId);
  const member = await findMember(tx, teamId, userId);
  if (team === null || member === null) throw new AppError('not_found');
  return { team, member };
}

/**
 * Locks the workspace, the share and the post for a write. Every caller locks in this order, and before them the
 * author's plan (`lockPerson` of publishing) where it is needed.
 */
export async function lockShared(tx: Tx, userId: string, postId: string): Promise<SharedPost> {
  const seen = existing(await findShare(tx, postId));
  const membership = await holdMembership(tx, seen.teamId, userId);
  const share = await lockShare(tx, postId);
  const post = await lockPost(tx, postId, seen.authorId);
  if (share?.id !== seen.id || post === null) throw new AppError('not_found');
  return sceneOf(membership, share, post, await findMember(tx, seen.teamId, seen.authorId));
}
