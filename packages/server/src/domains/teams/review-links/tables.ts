import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

/** Links that let people without an account read drafts. Only a keyed hash of a link's secret is stored. */
export const reviewLinks = pgTable(
  'review_links',
  {
    ...owned,
    secretHash: text('secret_hash').notNull(),
    title: text('title').notNull(),
    passwordHash: text('password_hash'),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    openedAt: instant('opened_at'),
  },
  (table) => [
    uniqueIndex('review_links_secret').on(table.secretHash),
    index('review_links_user').on(table.userId, table.createdAt),
  ],
);

export const reviewLinkPosts = pgTable(
  'review_link_posts',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    postId: uuid('post_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.postId] }),
    index('review_link_posts_post').on(table.postId),
  ],
);

export const reviewComments = pgTable(
  'review_comments',
  {
    id: uuid('id').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    postId: uuid('post_id').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    quote: text('quote'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('review_comments_link').on(table.linkId, table.createdAt)],
);

/** Approvals. The fingerprint is that of the text and media that the approver saw. */
export const reviewApprovals = pgTable(
  'review_approvals',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    postId: uuid('post_id').notNull(),
    name: text('name').notNull(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.postId, table.name, table.fingerprint] })],
);

/** Requests for changes. The fingerprint is that of the text and media that the reviewer saw. */
export const reviewChanges = pgTable(
  'review_changes',
  {
    id: uuid('id').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    postId: uuid('post_id').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('review_changes_link').on(table.linkId, table.createdAt)],
);
