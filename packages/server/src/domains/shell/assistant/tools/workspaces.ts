import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { defineTool, type Tool } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import * as field from './fields.ts';

const workspace = z.object({
  workspaceId: z.string(),
  name: z.string(),
  role: contract.teamRole.describe('The role of the person; only an owner invites'),
  memberCount: z.number().int(),
});

export const workspaceTools: readonly Tool[] = [
  defineTool({
    name: 'list_workspaces',
    title: 'List workspaces',
    description: 'Lists the workspaces that the person is in, with their role in each.',
    output: z.object({ workspaces: z.array(workspace), url: field.url }),
    input: z.object({}),
    effect: 'read',
    inAppOnly: true,
    async run(_input, context) {
      const { items } = await context.api.call(contract.listTeams, {});
      const workspaces = items.map(({ id, name, role, memberCount }) => ({
        workspaceId: id,
        name,
        role,
        memberCount,
      }));
      return { workspaces, url: addressOf(context, pages.team) };
    },
  }),
  defineTool({
    name: 'invite_to_workspace',
    title: 'Invite into a workspace',
    description: 'Sends an invitation into a workspace by email.',
    output: z.object({
      invited: z.string(),
      role: contract.teamRole,
      expiresAt: z.string().nullable(),
      url: field.url,
    }),
    input: z.object({
      workspaceId: field.idOf('a workspace', 'list_workspaces'),
      email: z.string().max(254).describe('The address of one person, as the person gave it'),
      role: contract.teamRole.describe('What they may do there'),
    }),
    effect: 'outward',
    inAppOnly: true,
    async proposal({ workspaceId: id, email, role }, { api }) {
      const { name } = await api.call(contract.getTeam, { params: { id } });
      const { label, may } = contract.teamRoleLabels[role];
      return {
        title: `Invite ${email} into the workspace “${name}”.`,
        details: [
          { label: 'Mail to', value: email },
          { label: 'Role', value: `${label}: ${may}` },
        ],
        text: null,
        postId: null,
        path: pages.team,
      };
    },
    async run({ workspaceId: id, ...body }, context) {
      const address = body.email.trim().toLowerCase();
      const { invitations } = await context.api.call(contract.inviteToTeam, { params: { id }, body });
      const sent = invitations.find(({ email }) => email.toLowerCase() === address);
      return {
        invited: body.email,
        role: body.role,
        expiresAt: sent?.expiresAt ?? null,
        url: addressOf(context, pages.team),
      };
    },
  }),
];
