import type { Attachment, Brief, Engine, OwnWords, PostHold, PostStatus } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const postStatuses = [
  'draft',
  'scheduled',
  'publishing',
  'published',
  'failed',
  'unconfirmed',
] as const satisfies readonly PostStatus[];
const holds = ['late', 'reconnect', 'operator', 'paused', 'remind'] as const satisfies readonly PostHold[];

export const commentStates = ['waiting', 'sending', 'posted', 'by-hand'] as const;
export const commentReasons = ['not-permitted', 'refused', 'unknown', 'no-id', 'late'] as const;

/** A post in the bin has `deletedAt`; it is a draft or a failed one, never one that waits to be sent. */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    status: text('status', { enum: postStatuses }).notNull(),
    hold: text('hold', { enum: holds }),
    /** What happens at its time. */
    delivery: text('delivery', { enum: ['publish', 'remind'] })
      .notNull()
      .default('publish'),
    text: text('text').notNull(),
    visibility: text('visibility', { enum: ['PUBLIC', 'CONNECTIONS'] }).notNull(),
    /** What goes with the text beside pictures. */
    attachment: jsonb('attachment').$type<Attachment>(),
    /** To stand below the post; empty for none. */
    firstComment: text('first_comment').notNull().default(''),
    /** Null until the post is out. */
    commentState: text('comment_state', { enum: commentStates }),
    /** Why the comment is left to the person, by code. */
    commentReason: text('comment_reason', { enum: commentReasons }),
    /** Since when `commentState` is what it is. */
    commentSince: instant('comment_since'),
    /** What the author wants done with the post that is out, and why it was not. */
    changeKind: text('change_kind', { enum: ['edit', 'delete'] }),
    changeText: text('change_text'),
    changeFailure: text('change_failure'),
    /** When the post was taken off LinkedIn from here. */
    removedAt: instant('removed_at'),
    version: integer('version').notNull(),
    /** When it goes out next. */
    scheduledAt: instant('scheduled_at'),
    /** The time it was to go out at, which lateness is measured against however often it is put off. */
    plannedAt: instant('planned_at'),
    /** Put off, and its author has not been told yet. */
    lateUntold: boolean('late_untold').notNull().default(false),
    timeZone: text('time_zone'),
    /** Whose slot it goes out in; null for a time that was chosen by hand. */
    queueId: uuid('queue_id'),
    publishedAt: instant('published_at'),
    urn: text('urn'),
    permalink: text('permalink'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    brief: jsonb('brief').$type<Brief>(),
    engine: jsonb('engine').$type<Engine>(),
    /** The run that wrote the text. */
    runId: uuid('run_id'),
    /** What its author gave beside the brief. */
    ownWords: jsonb('own_words').$type<OwnWords>(),
    folder: text('folder').notNull().default(''),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('posts_user_created').on(table.userId, table.createdAt, table.id),
    index('posts_user_scheduled')
      .on(table.userId, table.scheduledAt, table.id)
      .where(sql`status = 'scheduled'`),
    index('posts_scheduled')
      .on(table.scheduledAt)
      .where(sql`status = 'scheduled' AND deleted_at IS NULL`),
    index('posts_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
  ],
);
