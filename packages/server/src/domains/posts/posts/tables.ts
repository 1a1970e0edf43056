import type { Attachment, Brief, Engine, OwnWords, PostHold, PostStatus } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

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

/** A post in the bin has `deletedAt`. It is a draft or a failed post, never a scheduled one. */
export const posts = pgTable(
  'posts',
  {
    ...owned,
    status: text('status', { enum: postStatuses }).notNull(),
    hold: text('hold', { enum: holds }),
    delivery: text('delivery', { enum: ['publish', 'remind'] })
      .notNull()
      .default('publish'),
    text: text('text').notNull(),
    visibility: text('visibility', { enum: ['PUBLIC', 'CONNECTIONS'] }).notNull(),
    attachment: jsonb('attachment').$type<Attachment>(),
    /** Added below the published post. Empty for none. */
    firstComment: text('first_comment').notNull().default(''),
    /** Null until the post is published. */
    commentState: text('comment_state', { enum: commentStates }),
    /** The code of the reason why the user has to post the comment. */
    commentReason: text('comment_reason', { enum: commentReasons }),
    /** The time of the last change of `commentState`. */
    commentSince: instant('comment_since'),
    /** The change that the author wants for the published post, and the reason it failed. */
    changeKind: text('change_kind', { enum: ['edit', 'delete'] }),
    changeText: text('change_text'),
    changeFailure: text('change_failure'),
    removedAt: instant('removed_at'),
    version: integer('version').notNull(),
    scheduledAt: instant('scheduled_at'),
    /** The originally planned time, which delays are measured against. */
    plannedAt: instant('planned_at'),
    /** True when it was delayed and its author was not told yet. */
    lateUntold: boolean('late_untold').notNull().default(false),
    timeZone: text('time_zone'),
    /** The queue whose slot it uses. Null for a time chosen manually. */
    queueId: uuid('queue_id'),
    publishedAt: instant('published_at'),
    urn: text('urn'),
    permalink: text('permalink'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    brief: jsonb('brief').$type<Brief>(),
    engine: jsonb('engine').$type<Engine>(),
    runId: uuid('run_id'),
    /** The author's own words besides the brief. */
    ownWords: jsonb('own_words').$type<OwnWords>(),
    folder: text('folder').notNull().default(''),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
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
