import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

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
 * An intent to publish a post, written before anything is sent. It is consumed (`consumedAt`) before the connection
 * opens, after which no other run may take it over. `finishedAt` closes it. A post has at most one open attempt.
 */
export const publishAttempts = pgTable(
  'publish_attempts',
  {
    /** UUID version 7, so that a post's attempts sort by creation. */
    id: uuid('id').primaryKey(),
    postId: uuid('post_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The `urn:li:person:…` that publishes the post and owns its uploads. */
    authorUrn: text('author_urn').notNull(),
    apiVersion: text('api_version').notNull(),
    /**
     * SHA-256 (hex) and size of exactly the bytes sent. Before files are uploaded, of the same with our ids in place of
     * LinkedIn's.
     */
    payloadHash: text('payload_hash').notNull(),
    payloadBytes: integer('payload_bytes').notNull(),
    outcome: text('outcome', { enum: attemptOutcomes }).notNull(),
    /** The run that works on it. Another can take over when the lease has expired and the intent is not consumed. */
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

/** The steps of an attempt and LinkedIn's answers, in order. After a crash, work resumes after the last one. */
export const publishSteps = pgTable(
  'publish_steps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => publishAttempts.id, { onDelete: 'cascade' }),
    step: text('step', { enum: publishStepNames }).notNull(),
    at: instant('at').notNull(),
    /** A status, a URN or a code, never text of the post. */
    answer: text('answer').notNull(),
    /** For uploads: our id of the file, and LinkedIn's. */
    mediaId: uuid('media_id'),
    assetUrn: text('asset_urn'),
    /** Further data for resuming after a crash, such as the addresses for the parts of a video. */
    detail: jsonb('detail'),
  },
  (table) => [index('publish_steps_attempt').on(table.attemptId, table.id)],
);

/** The pauses set by users: `everything`, or a queue by its id. */
export const publishHalts = pgTable(
  'publish_halts',
  {
    userId: uuid('user_id').notNull(),
    scope: text('scope').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.scope] })],
);

/** A notice to be sent by email. `mailId` is the email it was assigned to, and `sentAt` the time it was sent. */
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

/** Waits requested by LinkedIn: `member:<user id>` or `application`. */
export const publishPauses = pgTable('publish_pauses', {
  scope: text('scope').primaryKey(),
  until: instant('until').notNull(),
});
