import { and, asc, count, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import {
  countOwnRows,
  deleteRow,
  findRow,
  lockRow,
  takeLock,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { teamInvitations, teamMembers, teams } from '../tables.ts';

export type TeamRow = typeof teams.$inferSelect;
export type MemberRow = typeof teamMembers.$inferSelect;
export type InvitationRow = typeof teamInvitations.$inferSelect;

// --- workspaces

export async function insertTeam(tx: Tx, team: TeamRow): Promise<void> {
  await tx.insert(teams).values(team);
}

export const findTeam = findRow(teams);

/** Locks the row, so that changes to members and invitations happen one after the other. */
export const lockTeam = lockRow(teams);

/** Blocks changes of the workspace and its members (`lockTeam`) until the transaction ends. */
export async function holdTeam(tx: Tx, id: string): Promise<TeamRow | null> {
  const [row] = await tx.select().from(teams).where(eq(teams.id, id)).for('share');
  return row ?? null;
}

export async function updateTeamRow(
  tx: Tx,
  id: string,
  set: Partial<Pick<TeamRow, 'name' | 'requiresApproval'>>,
): Promise<void> {
  await tx.update(teams).set(set).where(eq(teams.id, id));
}

export const deleteTeamRow = deleteRow(teams);

export async function listTeamsOf(connection: Connection, userId: string) {
  const counts = connection
    .select({ teamId: teamMembers.teamId, members: count().as('members') })
    .from(teamMembers)
    .groupBy(teamMembers.teamId)
    .as('counts');
  const rows = await connection
    .select({ team: teams, role: teamMembers.role, memberCount: counts.members })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(counts, eq(counts.teamId, teams.id))
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teamMembers.joinedAt), asc(teams.id));
  return rows.map(({ team, role, memberCount }) => ({ ...team, role, memberCount }));
}

// --- members

/** Prevents two concurrent joins from both passing the limit. */
export async function lockTeamsOf(tx: Tx, userId: string): Promise<void> {
  await takeLock(tx, 'memberships', userId);
}

export const countTeamsOf = countOwnRows(teamMembers);

const memberOf = (teamId: string, userId: string) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId));

export async function insertMember(tx: Tx, member: MemberRow): Promise<boolean> {
  const { rowCount } = await tx.insert(teamMembers).values(member).onConflictDoNothing();
  return rowCount !== 0;
}

export async function findMember(connection: Connection, teamId: string, userId: string) {
  const [row] = await connection.select().from(teamMembers).where(memberOf(teamId, userId));
  return row ?? null;
}

export async function listMembers(connection: Connection, teamId: string): Promise<MemberRow[]> {
  return connection
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.userId));
}

export async function updateMember(
  tx: Tx,
  teamId: string,
  userId: string,
  set: Partial<Pick<MemberRow, 'role' | 'consentAt'>>,
): Promise<void> {
  await tx.update(teamMembers).set(set).where(memberOf(teamId, userId));
}

export async function deleteMember(tx: Tx, teamId: string, userId: string): Promise<void> {
  await tx.delete(teamMembers).where(memberOf(teamId, userId));
}

export async function countOtherOwners(tx: Tx, teamId: string, userId: string): Promise<number> {
  return tx.$count(
    teamMembers,
    and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, 'owner'), ne(teamMembers.userId, userId)),
  );
}

// --- invitations

const openOf = (teamId: string) =>
  and(eq(teamInvitations.teamId, teamId), isNull(teamInvitations.acceptedBy));

/** Replaces an earlier invitation of the same address, whose link stops working. */
export async function saveInvitation(tx: Tx, row: InvitationRow): Promise<InvitationRow> {
  const { role, email, invitedBy, sentAt, expiresAt } = row;
  const [saved] = await tx
    .insert(teamInvitations)
    .values(row)
    .onConflictDoUpdate({
      target: [teamInvitations.teamId, teamInvitations.emailNormalized],
      set: {
        role,
        email,
        invitedBy,
        sentAt,
        expiresAt,
        acceptedBy: null,
        round: sql`${teamInvitations.round} + 1`,
      },
    })
    .returning();
  if (saved === undefined) throw new Error('the invitation was not written');
  return saved;
}

export const findInvitation = findRow(teamInvitations);

export const lockInvitation = lockRow(teamInvitations);

export async function renewInvitation(
  tx: Tx,
  id: string,
  { sentAt, expiresAt }: Pick<InvitationRow, 'sentAt' | 'expiresAt'>,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(teamInvitations)
    .set({ sentAt, expiresAt, round: sql`${teamInvitations.round} + 1` })
    .where(and(eq(teamInvitations.id, id), isNull(teamInvitations.acceptedBy)))
    .returning();
  return row ?? null;
}

export async function acceptInvitationRow(tx: Tx, id: string, userId: string): Promise<void> {
  await tx.update(teamInvitations).set({ acceptedBy: userId }).where(eq(teamInvitations.id, id));
}

export async function deleteInvitation(tx: Tx, teamId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(teamInvitations)
    .where(and(eq(teamInvitations.id, id), openOf(teamId)))
    .returning({ id: teamInvitations.id });
  return gone.length > 0;
}

export async function listInvitations(connection: Connection, teamId: string): Promise<InvitationRow[]> {
  return connection
    .select()
    .from(teamInvitations)
    .where(openOf(teamId))
    .orderBy(asc(teamInvitations.sentAt), asc(teamInvitations.id));
}

/** Counts members and invitations that can still be accepted, except the one for the address `except`. */
export async function countSeats(
  tx: Tx,
  teamId: string,
  { now, except }: { now: Date; except: string },
): Promise<number> {
  const members = await tx.$count(teamMembers, eq(teamMembers.teamId, teamId));
  const invited = await tx.$count(
    teamInvitations,
    and(openOf(teamId), gt(teamInvitations.expiresAt, now), ne(teamInvitations.emailNormalized, except)),
  );
  return members + invited;
}

// --- personal data

export async function listMemberships(connection: Connection, userId: string) {
  return connection
    .select({
      team: teams.name,
      role: teamMembers.role,
      joinedAt: teamMembers.joinedAt,
      consentAt: teamMembers.consentAt,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, userId));
}

export async function listSentInvitations(connection: Connection, userId: string): Promise<InvitationRow[]> {
  return connection.select().from(teamInvitations).where(eq(teamInvitations.invitedBy, userId));
}

/** Invitations that were sent to an address, with the name of the workspace. */
export async function listReceivedInvitations(connection: Connection, emailNormalized: string) {
  return connection
    .select({ team: teams.name, role: teamInvitations.role, sentAt: teamInvitations.sentAt })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .where(eq(teamInvitations.emailNormalized, emailNormalized))
    .orderBy(asc(teamInvitations.sentAt), asc(teamInvitations.id));
}

export async function deleteInvitationsTo(tx: Tx, emailNormalized: string): Promise<void> {
  await tx.delete(teamInvitations).where(eq(teamInvitations.emailNormalized, emailNormalized));
}

/** Locks every workspace of a person, in a fixed order to avoid deadlocks. */
export async function lockAllTeamsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(
      inArray(
        teams.id,
        tx.select({ id: teamMembers.teamId }).from(teamMembers).where(eq(teamMembers.userId, userId)),
      ),
    )
    .orderBy(asc(teams.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function forgetInviter(tx: Tx, userId: string): Promise<void> {
  await tx.update(teamInvitations).set({ invitedBy: null }).where(eq(teamInvitations.invitedBy, userId));
  await tx.delete(teamInvitations).where(eq(teamInvitations.acceptedBy, userId));
}
