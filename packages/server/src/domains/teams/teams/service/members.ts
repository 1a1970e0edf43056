import { randomUUID } from 'node:crypto';
import {
  teamLimit,
  type EndpointInput,
  type Team,
  type TeamRole,
  type updateTeam,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import { notify } from '../../../accounts/notifications/index.ts';
import { deleteItemsIn } from '../repository/items.ts';
import { deleteHeldShares, lockSharesIn } from '../repository/posts.ts';
import {
  countOtherOwners,
  countTeamsOf,
  deleteMember,
  deleteTeamRow,
  findMember,
  insertMember,
  insertTeam,
  lockTeamsOf,
  updateMember,
  updateTeamRow,
  type TeamRow,
} from '../repository/teams.ts';
import { limitWrites, nowOf, requireRight } from './access.ts';
import { nameOf, recordNow } from './activity.ts';
import { closeCredits, stopSpending } from './credits.ts';
import { endShares, takeBackPlanned, type Scheduling } from './end-shares.ts';
import { readTeam } from './read-team.ts';

/** Adds a member. Refuses with `team_limit`. Returns false if the person is already a member. */
export async function join(
  context: Context,
  tx: Tx,
  { teamId, userId, role }: { teamId: string; userId: string; role: TeamRole },
): Promise<boolean> {
  await lockTeamsOf(tx, userId);
  if ((await findMember(tx, teamId, userId)) !== null) return false;
  if ((await countTeamsOf(tx, userId)) >= teamLimit) throw new AppError('team_limit');
  return insertMember(tx, { teamId, userId, role, joinedAt: nowOf(context), consentAt: null });
}

export async function createTeamOf(context: Context, userId: string, name: string): Promise<Team> {
  const id = randomUUID();
  return context.database.db.transaction(async (tx) => {
    await insertTeam(tx, { id, name, requiresApproval: false, createdAt: nowOf(context) });
    await join(context, tx, { teamId: id, userId, role: 'owner' });
    await recordNow(context, tx, { teamId: id, userId, act: 'created', detail: name });
    return readTeam(context, userId, id, tx);
  });
}

export async function changeTeam(
  context: Context,
  userId: string,
  teamId: string,
  { name, requiresApproval }: EndpointInput<typeof updateTeam>['body'],
): Promise<Team> {
  return context.database.db.transaction(async (tx) => {
    const { team } = await requireRight(tx, teamId, userId, 'manage');
    if (name !== undefined && name !== team.name) {
      await updateTeamRow(tx, teamId, { name });
      await recordNow(context, tx, { teamId, userId, act: 'renamed', detail: name });
    }
    if (requiresApproval !== undefined && requiresApproval !== team.requiresApproval) {
      await updateTeamRow(tx, teamId, { requiresApproval });
      if (!requiresApproval) await deleteHeldShares(tx, teamId);
      const act = requiresApproval ? 'approval-on' : 'approval-off';
      await recordNow(context, tx, { teamId, userId, act });
    }
    return readTeam(context, userId, teamId, tx);
  });
}

export async function removeTeam(context: Context, scheduling: Scheduling, userId: string, teamId: string) {
  await context.database.db.transaction(async (tx) => {
    const { team } = await requireRight(tx, teamId, userId, 'manage');
    // Starting a run locks credits before posts.
    await closeCredits(context, tx, team, userId);
    await endShares(context, tx, scheduling, await lockSharesIn(tx, teamId), { released: true });
    await deleteTeamRow(tx, teamId);
  });
}

async function requireOtherOwner(tx: Tx, teamId: string, userId: string): Promise<void> {
  if ((await countOtherOwners(tx, teamId, userId)) === 0) throw new AppError('team_last_owner');
}

export async function changeRole(
  context: Context,
  userId: string,
  { id: teamId, userId: whomId }: { id: string; userId: string },
  role: TeamRole,
): Promise<Team> {
  return context.database.db.transaction(async (tx) => {
    const { team } = await requireRight(tx, teamId, userId, 'manage');
    const whom = existing(await findMember(tx, teamId, whomId));
    if (whom.role !== role) {
      if (whom.role === 'owner') await requireOtherOwner(tx, teamId, whomId);
      await updateMember(tx, teamId, whomId, { role });
      if (role === 'viewer') await stopSpending(context, tx, team, whomId);
      await recordNow(context, tx, { teamId, userId, act: 'role', whomId, detail: role });
    }
    return readTeam(context, userId, teamId, tx);
  });
}

export async function transfer(
  context: Context,
  userId: string,
  teamId: string,
  whomId: string,
): Promise<Team> {
  return context.database.db.transaction(async (tx) => {
    const { team } = await requireRight(tx, teamId, userId, 'manage');
    if ((await findMember(tx, teamId, whomId)) === null) throw new AppError('not_found');
    if (whomId !== userId) {
      await updateMember(tx, teamId, whomId, { role: 'owner' });
      await updateMember(tx, teamId, userId, { role: 'editor' });
      await recordNow(context, tx, { teamId, userId, act: 'transferred', whomId });
      await notify(context, tx, {
        userId: whomId,
        kind: 'team',
        key: `transferred:${teamId}:${context.clock.now()}`,
        title: `${await nameOf(tx, userId)} made you the owner of a workspace`,
        about: team.name,
        path: `/dashboard/team?team=${teamId}`,
      });
    }
    return readTeam(context, userId, teamId, tx);
  });
}

async function part(context: Context, tx: Tx, scheduling: Scheduling, team: TeamRow, userId: string) {
  // Starting a run locks credits before posts.
  await stopSpending(context, tx, team, userId);
  const shares = await lockSharesIn(tx, team.id, userId);
  await endShares(context, tx, scheduling, shares, { released: !team.requiresApproval });
  await deleteItemsIn(tx, team.id, userId);
  await deleteMember(tx, team.id, userId);
}

export async function removeMember(
  context: Context,
  scheduling: Scheduling,
  userId: string,
  { id: teamId, userId: whomId }: { id: string; userId: string },
): Promise<Team> {
  return context.database.db.transaction(async (tx) => {
    const { team } = await requireRight(tx, teamId, userId, 'manage');
    const whom = await findMember(tx, teamId, whomId);
    if (whom === null || whomId === userId) throw new AppError('not_found');
    await part(context, tx, scheduling, team, whomId);
    await recordNow(context, tx, { teamId, userId, act: 'removed', whomId });
    await notify(context, tx, {
      userId: whomId,
      kind: 'team',
      key: `removed:${teamId}:${context.clock.now()}`,
      title: 'You were removed from a workspace',
      about: team.name,
      path: '/dashboard/team',
    });
    return readTeam(context, userId, teamId, tx);
  });
}

/** The posts that the person shared still need approval where it is required. */
export async function leave(context: Context, scheduling: Scheduling, userId: string, teamId: string) {
  await context.database.db.transaction(async (tx) => {
    const { team, member } = await requireRight(tx, teamId, userId, null);
    if (member.role === 'owner') await requireOtherOwner(tx, teamId, userId);
    await part(context, tx, scheduling, team, userId);
    await recordNow(context, tx, { teamId, userId, act: 'left' });
  });
}

/** Allows owners and editors to schedule this person's posts, or withdraws that consent and unschedules their posts. */
export async function setConsent(
  context: Context,
  scheduling: Scheduling,
  userId: string,
  teamId: string,
  on: boolean,
): Promise<Team> {
  await limitWrites(context, userId);
  return context.database.db.transaction(async (tx) => {
    const { member } = await requireRight(tx, teamId, userId, null);
    if (on !== (member.consentAt !== null)) {
      await updateMember(tx, teamId, userId, { consentAt: on ? nowOf(context) : null });
      if (!on) await takeBackPlanned(context, tx, scheduling, teamId, userId);
      await recordNow(context, tx, { teamId, userId, act: on ? 'consent-on' : 'consent-off' });
    }
    return readTeam(context, userId, teamId, tx);
  });
}
