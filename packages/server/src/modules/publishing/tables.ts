import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const noticeKinds = ['failed', 'unconfirmed', 'late', 'reconnect', 'operator', 'remind'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const attemptOutcomes = [
  'intended',
  'sending',
  'published',
  'failed',
  'unknown',
  'abandoned',
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/**
 * One intent to publish a post, written before anything is sent. It is consumed (`consumedAt`) before the connection
 * opens and from then on belongs to nobody else; `finishedAt` closes it. A post has one open attempt at most.
 */
export const publishAttempts = pgTable(
  'publish_attempts',
  {
    /** Version 7, so that a post's attempts sort as they were made. */
    id: uuid('id').primaryKey(),
    postId: uuid('post_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** `urn:li:person:…` the post goes out as; uploads belong to it. */
    authorUrn: text('author_urn').notNull(),
    /** The version of LinkedIn's API in use. */
    apiVersion: text('api_version').notNull(),
    /** SHA-256 (hex) and size of exactly the bytes sent; before files are uploaded, of the same with the files' ids here. */
    payloadHash: text('payload_hash').notNull(),
    payloadBytes: integer('payload_bytes').notNull(),
    outcome: text('outcome', { enum: attemptOutcomes }).notNull(),
    /** The run that works on it; another may take it over when the lease is over and it is not consumed. */
    leaseOwner: uuid('lease_owner').notNull(),
    leaseUntil: instant('lease_until').notNull(),
    createdAt: instant('created_at').notNull(),
    consumedAt: instant('consumed_at'),
    finishedAt: instant('finished_at'),
    urn: text('urn'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
  },
  (table) => [
    uniqueIndex('publish_attempts_one_open')
      .on(table.postId)
      .where(sql`finished_at IS NULL`),
    index('publish_attempts_post').on(table.postId, table.id),
    index('publish_attempts_user').on(table.userId, table.createdAt),
  ],
);

export const publishStepNames = [
  'initialize',
  'upload',
  'part',
  'finalize',
  'create',
  'comment',
  'edit',
  'delete',
] as const;

/** What was done for an attempt and what LinkedIn answered, in order. A crash resumes after the last one. */
export const publishSteps = pgTable(
  'publish_steps',
  {
    /** Rises with each step. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => publishAttempts.id, { onDelete: 'cascade' }),
    step: text('step', { enum: publishStepNames }).notNull(),
    at: instant('at').notNull(),
    /** A status, a URN or a code; never text of the post. */
    answer: text('answer').notNull(),
    /** For uploads: whose file it is here, and LinkedIn's name for it. */
    mediaId: uuid('media_id'),
    assetUrn: text('asset_urn'),
    /** What going on after a crash needs beyond that: where the parts of a video go. */
    detail: jsonb('detail'),
  },
  (table) => [index('publish_steps_attempt').on(table.attemptId, table.id)],
);

/** What a person has paused themselves: `everything`, or a queue by its id. */
export const publishHalts = pgTable(
  'publish_halts',
  {
    userId: uuid('user_id').notNull(),
    scope: text('scope').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.scope] })],
);

/** What a person is to be told of a post by mail. `mailId` is the mail that took it; `sentAt` says that it is told. */
export const publishNotices = pgTable(
  'publish_notices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    at: instant('at').notNull(),
    mailId: uuid('mail_id'),
    mailedAt: instant('mailed_at'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('publish_notices_user').on(table.userId, table.mailedAt),
    index('publish_notices_mail').on(table.mailId),
  ],
);

/** LinkedIn asked to wait: `member:<user id>` or `application`. */
export const publishPauses = pgTable('publish_pauses', {
  scope: text('scope').primaryKey(),
  until: instant('until').notNull(),
});
