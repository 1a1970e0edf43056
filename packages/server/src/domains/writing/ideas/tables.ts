import type { IdeaBasis, IdeaStatus, PostFormat } from '@limelight/contracts';
import { doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** Deleted ideas are kept until the account is deleted, so that they are never suggested again. */
export const ideas = pgTable(
  'ideas',
  {
    ...owned,
    /** The run that found it; null when the person wrote it. */
    runId: uuid('run_id'),
    /** The column the person chose. While there is a draft, its state determines the column shown. */
    stage: text('stage').$type<IdeaStatus>().notNull(),
    postId: uuid('post_id'),
    angle: text('angle').notNull(),
    whyNow: text('why_now').notNull(),
    opening: text('opening').notNull(),
    format: text('format').$type<PostFormat>().notNull(),
    basis: jsonb('basis').$type<IdeaBasis>().notNull(),
    pillar: text('pillar').notNull(),
    tags: text('tags').array().notNull(),
    note: text('note').notNull(),
    plannedFor: instant('planned_for'),
    position: doublePrecision('position').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('ideas_user').on(table.userId, table.position), index('ideas_post').on(table.postId)],
);

/** Private addresses for ideas by email. Anyone who knows the secret can add ideas, and do nothing else. */
export const ideaMailboxes = pgTable('idea_mailboxes', {
  userId: uuid('user_id').primaryKey(),
  secret: text('secret').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

export const ideaSettings = pgTable('idea_settings', {
  userId: uuid('user_id').primaryKey(),
  pillars: text('pillars').array().notNull(),
  feeds: text('feeds').array().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
