import { randomUUIDv7 } from 'node:crypto';
import type { PersonalData } from '../../../module.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { closeSharedAccount, endSpending } from '../../billing/credits/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { forgetItems, listItemsOfOwner } from './repository/items.ts';
import { exportSaid, forgetSaid, insertActivity } from './repository/posts.ts';
import {
  deleteInvitationsTo,
  deleteMember,
  deleteTeamRow,
  forgetInviter,
  listMembers,
  listMemberships,
  listReceivedInvitations,
  listSentInvitations,
  lockAllTeamsOf,
  updateMember,
} from './repository/teams.ts';
import { heirOf } from './rules.ts';

export const exportTeams: PersonalData['export'] = async (connection, userId) => {
  const invitations = await listSentInvitations(connection, userId);
  const user = await getUser(connection, userId);
  const address = user?.emailNormalized ?? null;
  const received = address === null ? [] : await listReceivedInvitations(connection, address);
  const items = await listItemsOfOwner(connection, userId);
  return {
    teams: await listMemberships(connection, userId),
    teamInvitations: invitations.map(({ email, role, sentAt }) => ({ email, role, sentAt })),
    teamInvitationsToYou: received,
    sharedItems: items.map(({ kind, itemId, team, sharedAt }) => ({ kind, itemId, team, sharedAt })),
    ...(await exportSaid(connection, userId)),
  };
};

/**
 * Removes a person from every workspace. A workspace without other members is deleted; if the person was its last
 * owner, the member with the nearest role becomes owner. Their comments on other people's posts stay without name or
 * text.
 */
export async function eraseTeams(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const teamId of await lockAllTeamsOf(tx, userId)) {
    const members = await listMembers(tx, teamId);
    const others = members.filter((member) => member.userId !== userId);
    const heir = heirOf(others);
    if (heir === null) {
      await closeSharedAccount(tx, { accountId: teamId, heirId: userId, now: now.getTime() });
      await deleteTeamRow(tx, teamId);
      continue;
    }
    await endSpending(tx, { accountId: teamId, userId, now: now.getTime() });
    await deleteMember(tx, teamId, userId);
    if (others.some(({ role }) => role === 'owner')) continue;
    await updateMember(tx, teamId, heir.userId, { role: 'owner' });
    const row = { id: randomUUIDv7(), teamId, userId: null, act: 'inherited' as const, whomId: heir.userId };
    const about = { postId: null, itemKind: null, itemId: null };
    await insertActivity(tx, { ...row, ...about, detail: '', at: now });
  }
  await forgetInviter(tx, userId);
  await forgetItems(tx, userId);
  await forgetSaid(tx, userId);
}

/** Removes a person whose account is deleted, with the invitations that were sent to their address. */
export async function eraseTeamsAndInvitations(tx: Tx, userId: string, now: Date): Promise<void> {
  await eraseTeams(tx, userId, now);
  const user = await getUser(tx, userId);
  const address = user?.emailNormalized ?? null;
  if (address !== null) await deleteInvitationsTo(tx, address);
}
