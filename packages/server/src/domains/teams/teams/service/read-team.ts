import type { Team, TeamOverview } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { listUsers } from '../../../accounts/identity/index.ts';
import { listInvitations, listMembers, listTeamsOf } from '../repository/teams.ts';
import { mayDo } from '../rules.ts';
import { nowOf, requireMember } from './access.ts';

export async function readTeams(context: Context, userId: string): Promise<TeamOverview[]> {
  const rows = await listTeamsOf(context.database.db, userId);
  return rows.map(({ id, name, role, memberCount, requiresApproval }) => ({
    id,
    name,
    role,
    memberCount,
    requiresApproval,
  }));
}

/** A workspace as one of its members sees it. Only owners see addresses and invitations. */
export async function readTeam(
  context: Context,
  userId: string,
  teamId: string,
  connection: Connection = context.database.db,
): Promise<Team> {
  const { team, member } = await requireMember(connection, teamId, userId);
  const manages = mayDo(member.role, 'manage');
  const members = await listMembers(connection, teamId);
  const people = new Map(
    (
      await listUsers(
        connection,
        members.map((one) => one.userId),
      )
    ).map((user) => [user.id, user]),
  );
  const now = nowOf(context);
  const invitations = manages ? await listInvitations(connection, teamId) : [];
  return {
    id: team.id,
    name: team.name,
    role: member.role,
    memberCount: members.length,
    requiresApproval: team.requiresApproval,
    allowsScheduling: member.consentAt !== null,
    members: members.map((one) => ({
      userId: one.userId,
      name: people.get(one.userId)?.name ?? '',
      email: manages ? (people.get(one.userId)?.email ?? null) : null,
      role: one.role,
      joinedAt: one.joinedAt.toISOString(),
      allowsScheduling: one.consentAt !== null,
    })),
    invitations: invitations.map(({ id, email, role, sentAt, expiresAt }) => ({
      id,
      email,
      role,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= now,
    })),
  };
}
