import { z } from 'zod';
import { teamActs, teamItemKinds, teamNameLimit, teamRoles } from './catalog/teams.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, empty, id, line, pageQuery, timestamp } from './fields.ts';

export const teamRole = z.enum(teamRoles);

/** Names appear in mails to strangers, where an address would turn into a link. */
const isPlain = (value: string) => !/[/@\\]|\.\S/.test(value);

const teamName = line(teamNameLimit)
  .refine((value) => value.length >= 2, 'Enter a name of at least 2 characters.')
  .refine(isPlain, 'Use a name without a web address.');

export const teamOverview = z.object({
  id,
  name: z.string(),
  role: teamRole,
  memberCount: z.number().int(),
  requiresApproval: z.boolean(),
});
export type TeamOverview = z.infer<typeof teamOverview>;

export const teamMember = z.object({
  userId: id,
  name: z.string(),
  /** Null unless the caller is an owner. */
  email: z.string().nullable(),
  role: teamRole,
  joinedAt: timestamp,
  /** Whether owners and editors can schedule this person’s posts to their LinkedIn. */
  allowsScheduling: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMember>;

export const teamInvitation = z.object({
  id,
  email: z.string(),
  role: teamRole,
  sentAt: timestamp,
  expiresAt: timestamp,
  expired: z.boolean(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

export const team = teamOverview.extend({
  members: z.array(teamMember),
  /** Open invitations. Empty unless the caller is an owner. */
  invitations: z.array(teamInvitation),
  allowsScheduling: z.boolean(),
});
export type Team = z.infer<typeof team>;

const byId = z.object({ id });

export const listTeams = defineEndpoint({
  name: 'listTeams',
  summary: 'The workspaces that a person is in',
  method: 'GET',
  path: '/teams',
  response: z.object({ items: z.array(teamOverview) }),
});

export const createTeam = defineEndpoint({
  name: 'createTeam',
  summary: 'Make a workspace, whose owner the caller is',
  method: 'POST',
  path: '/teams',
  body: z.object({ name: teamName }),
  response: team,
  status: 201,
  errors: ['team_limit'],
});

export const getTeam = defineEndpoint({
  name: 'getTeam',
  summary: 'One workspace with its members',
  method: 'GET',
  path: '/teams/:id',
  params: byId,
  response: team,
  errors: ['not_found'],
});

export const updateTeam = defineEndpoint({
  name: 'updateTeam',
  summary: 'Rename a workspace, or say whether its posts need approval before they go out',
  method: 'PATCH',
  path: '/teams/:id',
  params: byId,
  body: z.object({ name: teamName.optional(), requiresApproval: z.boolean().optional() }),
  response: team,
  errors: ['not_found', 'team_role_missing'],
});

export const deleteTeam = defineEndpoint({
  name: 'deleteTeam',
  summary: 'Delete a workspace with its comments; the posts stay with their authors',
  method: 'DELETE',
  path: '/teams/:id',
  params: byId,
  response: empty,
  errors: ['not_found', 'team_role_missing'],
});

export const inviteToTeam = defineEndpoint({
  name: 'inviteToTeam',
  summary: 'Invite an address by mail; the answer is the same whether it has an account or not',
  method: 'POST',
  path: '/teams/:id/invitations',
  params: byId,
  body: z.object({ email, role: teamRole }),
  response: team,
  status: 201,
  errors: ['not_found', 'team_role_missing', 'team_full', 'team_member_already', 'mail_not_configured'],
});

const invitationParams = z.object({ id, invitationId: id });

export const resendTeamInvitation = defineEndpoint({
  name: 'resendTeamInvitation',
  summary: 'Send an invitation again; the earlier link ends',
  method: 'POST',
  path: '/teams/:id/invitations/:invitationId/resend',
  params: invitationParams,
  response: team,
  errors: ['not_found', 'team_role_missing', 'mail_not_configured'],
});

export const withdrawTeamInvitation = defineEndpoint({
  name: 'withdrawTeamInvitation',
  summary: 'Withdraw an invitation; its link opens nothing any more',
  method: 'DELETE',
  path: '/teams/:id/invitations/:invitationId',
  params: invitationParams,
  response: team,
  errors: ['not_found', 'team_role_missing'],
});

const invitationToken = z.object({ token: z.string().min(1).max(200) });

export const openTeamInvitation = defineEndpoint({
  name: 'openTeamInvitation',
  summary: 'What the link of an invitation invites to; the secret travels in the body',
  method: 'POST',
  path: '/team-invitations/open',
  access: 'none',
  kind: 'read',
  body: invitationToken,
  response: z.object({ team: z.string(), invitedBy: z.string(), email: z.string(), role: teamRole }),
  errors: ['team_invitation_invalid'],
});

export const acceptTeamInvitation = defineEndpoint({
  name: 'acceptTeamInvitation',
  summary: 'Accept an invitation with the account of the invited address; twice is the same as once',
  method: 'POST',
  path: '/team-invitations/accept',
  body: invitationToken,
  response: z.object({ teamId: id }),
  errors: ['team_invitation_invalid', 'team_invitation_other_address', 'team_limit', 'team_full'],
});

const memberParams = z.object({ id, userId: id });

export const changeTeamRole = defineEndpoint({
  name: 'changeTeamRole',
  summary: 'Give a member another role',
  method: 'PATCH',
  path: '/teams/:id/members/:userId',
  params: memberParams,
  body: z.object({ role: teamRole }),
  response: team,
  errors: ['not_found', 'team_role_missing', 'team_last_owner'],
});

export const removeTeamMember = defineEndpoint({
  name: 'removeTeamMember',
  summary:
    'Remove a member; the posts they shared are unshared, and still need approval where it is required',
  method: 'DELETE',
  path: '/teams/:id/members/:userId',
  params: memberParams,
  response: team,
  errors: ['not_found', 'team_role_missing', 'team_last_owner'],
});

export const leaveTeam = defineEndpoint({
  name: 'leaveTeam',
  summary:
    'Leave a workspace; the posts one shared are unshared, and still need approval where it is required',
  method: 'POST',
  path: '/teams/:id/leave',
  params: byId,
  response: empty,
  errors: ['not_found', 'team_last_owner'],
});

export const transferTeam = defineEndpoint({
  name: 'transferTeam',
  summary: 'Make another member the owner in one’s own place; the caller becomes an editor',
  method: 'POST',
  path: '/teams/:id/transfer',
  params: byId,
  body: z.object({ userId: id }),
  response: team,
  errors: ['not_found', 'team_role_missing'],
});

export const setTeamConsent = defineEndpoint({
  name: 'setTeamConsent',
  summary:
    'Allow the owners and editors of a workspace to schedule one’s posts, or end that: what they scheduled becomes a draft',
  method: 'POST',
  path: '/teams/:id/consent',
  params: byId,
  body: z.object({ on: z.boolean() }),
  response: team,
  errors: ['not_found'],
});

export const teamActivity = z.object({
  id,
  act: z.enum(teamActs),
  /** Null if the account was deleted. */
  by: z.string().nullable(),
  /** The member affected by the action. */
  whom: z.string().nullable(),
  /** The role or name involved, or an empty string. */
  detail: z.string(),
  /** The post involved. Its title is null if it is no longer shared. */
  post: z.object({ id, title: z.string().nullable() }).nullable(),
  /** The shared item involved. Its title is null if it is no longer shared. */
  item: z.object({ kind: z.enum(teamItemKinds), id, title: z.string().nullable() }).nullable(),
  at: timestamp,
});
export type TeamActivity = z.infer<typeof teamActivity>;

export const listTeamActivity = defineEndpoint({
  name: 'listTeamActivity',
  summary: 'Who did what in a workspace, the newest first',
  method: 'GET',
  path: '/teams/:id/activity',
  params: byId,
  query: z.object({ ...pageQuery, cursor: id.optional() }),
  response: z.object({ items: z.array(teamActivity), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});
