import { teamActs, teamItemKinds, teamRoles } from '@limelight/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** Workspaces, in which people read, edit and approve each other's posts. */
export const teams = pgTable('teams', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** When true, posts shared here can be published only if their exact content was approved. */
  requiresApproval: boolean('requires_approval').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

const teamId = () =>
  uuid('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' });

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: teamId(),
    userId: uuid('user_id').notNull(),
    role: text('role', { enum: teamRoles }).notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** The time at which the person allowed owners and editors to schedule their posts, or null. */
    consentAt: instant('consent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user').on(table.userId),
  ],
);

/** Invitation links are derived from `id` and `round` when the email is sent, and are not stored. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid('id').primaryKey(),
    teamId: teamId(),
    email: text('email').notNull(),
    emailNormalized: text('email_normalized').notNull(),
    role: text('role', { enum: teamRoles }).notNull(),
    invitedBy: uuid('invited_by'),
    /** Incremented by each resend, which invalidates the earlier link. */
    round: integer('round').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedBy: uuid('accepted_by'),
  },
  (table) => [
    uniqueIndex('team_invitations_address').on(table.teamId, table.emailNormalized),
    index('team_invitations_inviter').on(table.invitedBy),
    index('team_invitations_expiry').on(table.expiresAt),
  ],
);

export const teamPosts = pgTable(
  'team_posts',
  {
    /** A UUID of version 7, which sorts by the time of sharing. */
    id: uuid('id').primaryKey(),
    teamId: teamId(),
    postId: uuid('post_id').notNull(),
    authorId: uuid('author_id').notNull(),
    /** The last requested stage. Whether the post is approved is derived from fingerprints. */
    stage: text('stage', { enum: ['draft', 'review', 'changes'] }).notNull(),
    sharedAt: instant('shared_at').notNull(),
    /** The person who scheduled the post on the author's behalf, and the time they chose. */
    scheduledBy: uuid('scheduled_by'),
    scheduledFor: instant('scheduled_for'),
    /**
     * When it was unshared from a workspace that requires approval, which it still needs. Null while it is shared.
     */
    unsharedAt: instant('unshared_at'),
  },
  (table) => [
    uniqueIndex('team_posts_post').on(table.postId),
    index('team_posts_team').on(table.teamId, table.id),
    index('team_posts_author').on(table.authorId),
  ],
);

/** What members share apart from posts. The items stay with their owners and in the tables of their modules. */
export const teamItems = pgTable(
  'team_items',
  {
    /** A UUID of version 7, which sorts by the time of sharing. */
    id: uuid('id').primaryKey(),
    teamId: teamId(),
    kind: text('kind', { enum: teamItemKinds }).notNull(),
    itemId: uuid('item_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    sharedAt: instant('shared_at').notNull(),
  },
  (table) => [
    uniqueIndex('team_items_item').on(table.kind, table.itemId),
    index('team_items_team').on(table.teamId, table.id),
    index('team_items_owner').on(table.ownerId),
  ],
);

const shareId = () =>
  uuid('share_id')
    .notNull()
    .references(() => teamPosts.id, { onDelete: 'cascade' });

/** Approvals of exact content. `userId` is null after the account is deleted. */
export const teamApprovals = pgTable(
  'team_approvals',
  {
    id: uuid('id').primaryKey(),
    shareId: shareId(),
    userId: uuid('user_id'),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('team_approvals_once').on(table.shareId, table.userId, table.fingerprint),
    index('team_approvals_user').on(table.userId),
  ],
);

/** Comments, replies (with `parentId`) and suggestions (with `replacement`). */
export const teamComments = pgTable(
  'team_comments',
  {
    id: uuid('id').primaryKey(),
    shareId: shareId(),
    parentId: uuid('parent_id'),
    userId: uuid('user_id'),
    text: text('text').notNull(),
    quote: text('quote'),
    position: integer('position').notNull(),
    replacement: text('replacement'),
    mentions: uuid('mentions').array().notNull(),
    createdAt: instant('created_at').notNull(),
    decision: text('decision', { enum: ['accepted', 'refused'] }),
    resolvedBy: uuid('resolved_by'),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    index('team_comments_share').on(table.shareId, table.createdAt),
    index('team_comments_user').on(table.userId),
  ],
);

/** The activity log. Names are looked up when it is read. */
export const teamActivity = pgTable(
  'team_activity',
  {
    /** A UUID of version 7, which sorts by time. */
    id: uuid('id').primaryKey(),
    teamId: teamId(),
    userId: uuid('user_id'),
    act: text('act', { enum: teamActs }).notNull(),
    whomId: uuid('whom_id'),
    postId: uuid('post_id'),
    itemKind: text('item_kind', { enum: teamItemKinds }),
    itemId: uuid('item_id'),
    detail: text('detail').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('team_activity_team').on(table.teamId, table.id),
    index('team_activity_user').on(table.userId),
    index('team_activity_whom').on(table.whomId),
  ],
);
