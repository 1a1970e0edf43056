import type { WebhookEvent } from '@limelight/contracts';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    ...owned,
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Encrypted, because it is used for signing. */
    secret: text('secret').notNull(),
    /** The previous secret, which also signs until `previousUntil`. */
    previousSecret: text('previous_secret'),
    previousUntil: instant('previous_until'),
    active: boolean('active').notNull(),
    turnedOff: text('turned_off', { enum: ['failing', 'gone'] }),
    /** The start of the current series of failures. */
    failingSince: instant('failing_since'),
  },
  (table) => [index('webhooks_user').on(table.userId, table.createdAt)],
);

/** The outbox and the log: written with the event, sent by a job. Its id is the `webhook-id` header. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The number of attempts before the current series. */
    triedBefore: integer('tried_before').notNull().default(0),
    answerStatus: integer('answer_status'),
    answer: text('answer').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastAttemptAt: instant('last_attempt_at'),
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_created_at').on(table.createdAt),
  ],
);
