import { z } from 'zod';
import { teamItemKinds } from '../catalog/teams.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { id, pageQuery, timestamp } from '../fields.ts';

export const teamItemKind = z.enum(teamItemKinds);

/** Who shared an item with the caller, where, and what the caller's role allows them to do with it. */
export const itemSharing = z.object({
  ownerId: id,
  /** The name of the owner. */
  owner: z.string(),
  teamId: id,
  /** The name of the workspace. */
  team: z.string(),
  mayUse: z.boolean(),
  mayEdit: z.boolean(),
});
export type ItemSharing = z.infer<typeof itemSharing>;

export const teamItem = z.object({
  kind: teamItemKind,
  itemId: id,
  title: z.string(),
  owner: z.object({ id, name: z.string() }),
  sharedAt: timestamp,
  /** The actions allowed to the caller. */
  may: z.object({ use: z.boolean(), edit: z.boolean(), unshare: z.boolean() }),
});
export type TeamItem = z.infer<typeof teamItem>;

export const listTeamItems = GET('/teams/:id/items', {
  summary: 'What members share with a workspace apart from posts, the newest first; `kind` filters',
  query: z.object({ ...pageQuery, kind: teamItemKind.optional(), cursor: id.optional() }),
  response: z.object({ items: z.array(teamItem), nextCursor: z.string().nullable() }),
});

export const shareTeamItem = POST('/teams/:id/items', {
  summary: 'Share something of one’s own with a workspace; sharing it there again changes nothing',
  body: z.object({ kind: teamItemKind, itemId: id }),
  response: teamItem,
  status: 201,
  errors: ['team_role_missing', 'team_item_elsewhere', 'team_items_full'],
});

export const listOwnTeamItems = GET('/team-items', {
  summary: 'Which of the caller’s own things are shared, and with which workspace',
  query: z.object({ kind: teamItemKind.optional() }),
  response: z.object({
    items: z.array(z.object({ kind: teamItemKind, itemId: id, teamId: id, team: z.string() })),
  }),
});

export const unshareTeamItem = DELETE('/team-items/:kind/:itemId', {
  summary: 'Stop sharing an item, as its owner or as an owner of the workspace',
  params: z.object({ kind: teamItemKind, itemId: id }),
  errors: ['not_found', 'team_role_missing'],
});
