import { z } from 'zod';
import { teamActs, teamItemKinds, teamNameLimit, teamRoles } from '../catalog/teams.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { email, id, line, pageQuery, timestamp } from '../fields.ts';

export const teamRole = z.enum(teamRoles);

/** Names appear in emails to strangers, where an address would turn into a link. */
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

export const listTeams = GET('/teams', {
  summary: 'The workspaces that a person is in',
  response: z.object({ items: z.array(teamOverview) }),
});

export const createTeam = POST('/teams', {
  summary: 'Make a workspace, whose owner the caller is',
  body: z.object({ name: teamName }),
  response: team,
  status: 201,
  errors: ['team_limit'],
});

export const getTeam = GET('/teams/:id', {
  summary: 'One workspace with its members',
  response: team,
});

export const updateTeam = PATCH('/teams/:id', {
  summary: 'Rename a workspace, or say whether its posts need approval before they go out',
  body: z.object({ name: teamName.optional(), requiresApproval: z.boolean().optional() }),
  response: team,
  errors: ['team_role_missing'],
});

export const deleteTeam = DELETE('/teams/:id', {
  summary: 'Delete a workspace with its comments; the posts stay with their authors',
  errors: ['team_role_missing'],
});

export const inviteToTeam = POST('/teams/:id/invitations', {
  reach: 'others',
  summary: 'Invite an address by email; the answer is the same whether it has an account or not',
  body: z.object({ email, role: teamRole }),
  response: team,
  status: 201,
  errors: ['team_role_missing', 'team_full', 'team_member_already', 'mail_not_configured'],
});

export const resendTeamInvitation = POST('/teams/:id/invitations/:invitationId/resend', {
  reach: 'others',
  summary: 'Send an invitation again; the earlier link ends',
  response: team,
  errors: ['team_role_missing', 'mail_not_configured'],
});

export const withdrawTeamInvitation = DELETE('/teams/:id/invitations/:invitationId', {
  summary: 'Withdraw an invitation; its link opens nothing any more',
  response: team,
  errors: ['team_role_missing'],
});

const invitationToken = z.object({ token: z.string().min(1).max(200) });

export const openTeamInvitation = POST('/team-invitations/open', {
  summary: 'What the link of an invitation invites to; the secret travels in the body',
  access: 'none',
  kind: 'read',
  body: invitationToken,
  response: z.object({ team: z.string(), invitedBy: z.string(), email: z.string(), role: teamRole }),
  errors: ['team_invitation_invalid'],
});

export const acceptTeamInvitation = POST('/team-invitations/accept', {
  summary: 'Accept an invitation with the account of the invited address; twice is the same as once',
  body: invitationToken,
  response: z.object({ teamId: id }),
  errors: ['team_invitation_invalid', 'team_invitation_other_address', 'team_limit', 'team_full'],
});

export const changeTeamRole = PATCH('/teams/:id/members/:userId', {
  summary: 'Give a member another role',
  body: z.object({ role: teamRole }),
  response: team,
  errors: ['team_role_missing', 'team_last_owner'],
});

export const removeTeamMember = DELETE('/teams/:id/members/:userId', {
  summary:
    'Remove a member; the posts they shared are unshared, and still need approval where it is required',
  response: team,
  errors: ['team_role_missing', 'team_last_owner'],
});

export const leaveTeam = POST('/teams/:id/leave', {
  summary:
    'Leave a workspace; the posts one shared are unshared, and still need approval where it is required',
  errors: ['team_last_owner'],
});

export const transferTeam = POST('/teams/:id/transfer', {
  summary: 'Make another member the owner in one’s own place; the caller becomes an editor',
  body: z.object({ userId: id }),
  response: team,
  errors: ['team_role_missing'],
});

export const setTeamConsent = POST('/teams/:id/consent', {
  summary:
    'Allow the owners and editors of a workspace to schedule one’s posts, or end that: what they scheduled becomes a draft',
  body: z.object({ on: z.boolean() }),
  response: team,
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

export const listTeamActivity = GET('/teams/:id/activity', {
  summary: 'Who did what in a workspace, the newest first',
  query: z.object({ ...pageQuery, cursor: id.optional() }),
  response: z.object({ items: z.array(teamActivity), nextCursor: z.string().nullable() }),
});
