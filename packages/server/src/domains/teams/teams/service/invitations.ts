import { randomUUID, timingSafeEqual } from 'node:crypto';
import {
  brand,
  teamInvitationDays,
  teamMemberLimit,
  teamRoleLabels,
  type EndpointData,
  type EndpointInput,
  type inviteToTeam,
  type openTeamInvitation,
  type Team,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError, existing, limitedNetwork } from '../../../../platform/http/index.ts';
import { renderMail } from '../../../../platform/mail-layout.ts';
import { findUserNamed, getUser, normalizeEmail } from '../../../accounts/identity/index.ts';
import { invitationJob } from '../jobs.ts';
import {
  acceptInvitationRow,
  countSeats,
  deleteInvitation,
  findInvitation,
  findMember,
  findTeam,
  lockInvitation,
  lockTeam,
  renewInvitation,
  saveInvitation,
  type InvitationRow,
} from '../repository/teams.ts';
import { nowOf, requireRight } from './access.ts';
import { recordNow } from './activity.ts';
import { join } from './members.ts';
import { readTeam } from './read-team.ts';

const lifeMs = teamInvitationDays * 86_400_000;

/** Daily limits of invitation mails: per sender, and per mailbox across all workspaces. */
const senderRule = { name: 'team-invite-sender', points: 60, perSeconds: 86_400 } as const;
const mailboxRule = { name: 'team-invite-mailbox', points: 5, perSeconds: 86_400 } as const;
const openRule = { name: 'team-invite-open', points: 60, perSeconds: 900 } as const;

const purpose = 'team-invitation';
const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

const tokenOf = ({ secrets }: Context, { id, round }: Pick<InvitationRow, 'id' | 'round'>) =>
  `${id}.${round}.${secrets.hash(`${id}.${round}`, purpose)}`;

/** Reads the invitation from a link and verifies its signature. The invitation may have expired. */
function readToken({ secrets }: Context, token: string): Pick<InvitationRow, 'id' | 'round'> | null {
  const [, id, round, proof] = form.exec(token) ?? [];
  if (id === undefined || round === undefined || proof === undefined) return null;
  const expected = secrets.hash(`${id}.${round}`, purpose);
  return timingSafeEqual(Buffer.from(proof), Buffer.from(expected)) ? { id, round: Number(round) } : null;
}

async function limit(context: Context, userId: string, email: string): Promise<void> {
  if (!context.mailer.configured) throw new AppError('mail_not_configured');
  await context.limits.take(senderRule, context.secrets.hash(userId, 'limit'));
  await context.limits.take(mailboxRule, context.secrets.hash(normalizeEmail(email), 'limit'));
}

async function requireSeat(context: Context, tx: Tx, teamId: string, email: string): Promise<void> {
  const seats = await countSeats(tx, teamId, { now: nowOf(context), except: normalizeEmail(email) });
  if (seats >= teamMemberLimit) throw new AppError('team_full');
}

const lifeFrom = (sentAt: Date) => ({ sentAt, expiresAt: new Date(sentAt.getTime() + lifeMs) });

/**
 * Invites an address. It is only compared with the members, so the answer does not reveal whether it has an account.
 */
export async function invite(
  context: Context,
  userId: string,
  teamId: string,
  { email, role }: EndpointInput<typeof inviteToTeam>['body'],
): Promise<Team> {
  const { db } = context.database;
  await db.transaction(async (tx) => requireRight(tx, teamId, userId, 'manage'));
  await limit(context, userId, email);
  return db.transaction(async (tx) => {
    await requireRight(tx, teamId, userId, 'manage');
    const known = await findUserNamed(tx, email);
    if (known !== null && (await findMember(tx, teamId, known.id)) !== null)
      throw new AppError('team_member_already');
    await requireSeat(context, tx, teamId, email);
    const saved = await saveInvitation(tx, {
      id: randomUUID(),
      teamId,
      email,
      role,
      round: 1,
      invitedBy: userId,
      acceptedBy: null,
      emailNormalized: normalizeEmail(email),
      ...lifeFrom(nowOf(context)),
    });
    await context.queue.enqueue(tx, invitationJob, { invitationId: saved.id, round: saved.round });
    await recordNow(context, tx, { teamId, userId, act: 'invited', detail: role });
    return readTeam(context, userId, teamId, tx);
  });
}

export async function resend(
  context: Context,
  userId: string,
  teamId: string,
  invitationId: string,
): Promise<Team> {
  const { db } = context.database;
  const found = await db.transaction(async (tx) => {
    await requireRight(tx, teamId, userId, 'manage');
    return findInvitation(tx, invitationId);
  });
  if (found === null || found.teamId !== teamId || found.acceptedBy !== null) throw new AppError('not_found');
  await limit(context, userId, found.email);
  return db.transaction(async (tx) => {
    await requireRight(tx, teamId, userId, 'manage');
    const renewed = existing(await renewInvitation(tx, invitationId, lifeFrom(nowOf(context))));
    await context.queue.enqueue(tx, invitationJob, { invitationId, round: renewed.round });
    return readTeam(context, userId, teamId, tx);
  });
}

export async function withdraw(
  context: Context,
  userId: string,
  teamId: string,
  invitationId: string,
): Promise<Team> {
  return context.database.db.transaction(async (tx) => {
    await requireRight(tx, teamId, userId, 'manage');
    if (!(await deleteInvitation(tx, teamId, invitationId))) throw new AppError('not_found');
    await recordNow(context, tx, { teamId, userId, act: 'invitation-withdrawn' });
    return readTeam(context, userId, teamId, tx);
  });
}

const isOpen = (context: Context, row: InvitationRow, round: number) =>
  row.round === round && row.acceptedBy === null && row.expiresAt > nowOf(context);

/** The invitation behind a link. Possession of the link proves access to the mailbox it was sent to. */
export async function openInvitation(
  context: Context,
  token: string,
  address: string,
): Promise<EndpointData<typeof openTeamInvitation>> {
  await context.limits.take(openRule, context.secrets.hash(limitedNetwork(address), 'limit'));
  const { db } = context.database;
  const named = readToken(context, token);
  const row = named === null ? null : await findInvitation(db, named.id);
  if (named === null || row === null || !isOpen(context, row, named.round))
    throw new AppError('team_invitation_invalid');
  const team = await findTeam(db, row.teamId);
  if (team === null) throw new AppError('team_invitation_invalid');
  const inviter = row.invitedBy === null ? null : await getUser(db, row.invitedBy);
  const { email, role } = row;
  return { team: team.name, invitedBy: inviter?.name ?? '', email, role };
}

/** Makes the person a member. Safe to call repeatedly and concurrently. */
export async function accept(context: Context, userId: string, token: string): Promise<{ teamId: string }> {
  const named = readToken(context, token);
  if (named === null) throw new AppError('team_invitation_invalid');
  return context.database.db.transaction(async (tx) => {
    const seen = await findInvitation(tx, named.id);
    if (seen === null) throw new AppError('team_invitation_invalid');
    // Every other change of an invitation locks the workspace first as well.
    const team = await lockTeam(tx, seen.teamId);
    const row = team === null ? null : await lockInvitation(tx, named.id);
    if (row === null) throw new AppError('team_invitation_invalid');
    const { teamId, role } = row;
    if (row.acceptedBy === userId && (await findMember(tx, teamId, userId)) !== null) return { teamId };
    if (!isOpen(context, row, named.round)) throw new AppError('team_invitation_invalid');
    const user = await getUser(tx, userId);
    if (user?.emailNormalized !== row.emailNormalized) throw new AppError('team_invitation_other_address');
    await requireSeat(context, tx, teamId, row.email);
    await acceptInvitationRow(tx, row.id, userId);
    if (await join(context, tx, { teamId, userId, role }))
      await recordNow(context, tx, { teamId, userId, act: 'joined', detail: role });
    return { teamId };
  });
}

/** Emails an invitation. The message id is the same on a retry. */
export async function mailInvitation(
  context: Context,
  { invitationId, round }: { invitationId: string; round: number },
): Promise<void> {
  const { config, database, mailer } = context;
  const row = await findInvitation(database.db, invitationId);
  if (row === null || !mailer.configured || !isOpen(context, row, round)) return;
  const team = await findTeam(database.db, row.teamId);
  const inviter = row.invitedBy === null ? null : await getUser(database.db, row.invitedBy);
  if (team === null || inviter === null) return;
  await mailer.send({
    to: row.email,
    messageId: `team-invitation-${invitationId}-${round}`,
    ...renderMail({
      subject: `${inviter.name} invites you to a workspace`,
      before: [
        `${inviter.name} invites you to join the workspace “${team.name}” in ${brand.name}. Your role: ${teamRoleLabels[row.role].label}.`,
        'Members of a workspace read, comment on and approve each other’s posts before they are published.',
      ],
      button: { label: 'See the invitation', url: `${config.PUBLIC_URL}/join-team#${tokenOf(context, row)}` },
      after: [
        `The link works once, for ${teamInvitationDays} days. If you do not know ${inviter.name}, do nothing.`,
      ],
    }),
  });
}
