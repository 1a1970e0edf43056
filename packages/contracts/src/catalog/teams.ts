/** The roles in a workspace, from full control to read access. */
export const teamRoles = ['owner', 'editor', 'writer', 'approver', 'viewer'] as const;
export type TeamRole = (typeof teamRoles)[number];

export const teamRoleLabels: Readonly<Record<TeamRole, { label: string; may: string }>> = {
  owner: {
    label: 'Owner',
    may: 'Manages members, settings and credits, and can edit and approve anything that is shared.',
  },
  editor: { label: 'Editor', may: 'Can share posts and other items, and edit anything that is shared.' },
  writer: {
    label: 'Writer',
    may: 'Can share posts and other items, edit their own, use those of others, and comment on all posts.',
  },
  approver: {
    label: 'Approver',
    may: 'Can comment, approve posts, ask for changes, and use shared items.',
  },
  viewer: { label: 'Viewer', may: 'Can read posts, comments and shared items.' },
};

/** Where a shared post stands. */
export const teamStates = ['draft', 'review', 'changes', 'approved', 'scheduled', 'published'] as const;
export type TeamState = (typeof teamStates)[number];

export const teamStateLabels: Readonly<Record<TeamState, string>> = {
  draft: 'Draft',
  review: 'In review',
  changes: 'Changes asked for',
  approved: 'Approved',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** What can be shared with a workspace apart from posts. */
export const teamItemKinds = ['brand-kit', 'voice', 'deck', 'saved-folder', 'agent'] as const;
export type TeamItemKind = (typeof teamItemKinds)[number];

export const teamItemLabels: Readonly<Record<TeamItemKind, { one: string; many: string }>> = {
  'brand-kit': { one: 'brand kit', many: 'Brand kits' },
  voice: { one: 'voice', many: 'Voices' },
  deck: { one: 'carousel', many: 'Carousels' },
  'saved-folder': { one: 'folder', many: 'Folders' },
  agent: { one: 'agent', many: 'Agents' },
};

/** The actions recorded in the activity log of a workspace. */
export const teamActs = [
  'created',
  'renamed',
  'approval-on',
  'approval-off',
  'invited',
  'invitation-withdrawn',
  'joined',
  'role',
  'removed',
  'left',
  'transferred',
  'inherited',
  'shared',
  'unshared',
  'released',
  'edited',
  'review-asked',
  'approved',
  'changes-asked',
  'commented',
  'suggested',
  'accepted',
  'refused',
  'scheduled',
  'unscheduled',
  'consent-on',
  'consent-off',
  'credits-given',
  'spending-on',
  'spending-off',
  'item-shared',
  'item-unshared',
  'item-edited',
] as const;
export type TeamAct = (typeof teamActs)[number];

/** Workspaces of one person. */
export const teamLimit = 20;
/** Members and open invitations of one workspace. */
export const teamMemberLimit = 50;
/** Comments, replies and suggestions below one post. */
export const teamCommentLimit = 500;
/** The posts that one request can ask about. */
export const teamSharesLimit = 100;
/** The largest gift of credits, and the largest monthly limit. */
export const teamCreditLimit = 1_000_000;
/** Items of one kind in one workspace. */
export const teamItemLimit = 200;
export const teamNameLimit = 60;
export const teamInvitationDays = 7;
