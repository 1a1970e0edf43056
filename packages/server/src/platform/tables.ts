import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './db/columns.ts';

/** Answers kept for a day, so that a repeated request gets the first one's. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    answer: text('answer'),
    /** Written with the first of the work that is committed: from then on it is never done again. */
    committed: boolean('committed').notNull().default(false),
    /** When the request was begun; one that takes over from a dead process begins anew. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);

/** Counters of the rate limiter; the columns are the library's. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** One row: the mode this database was made in. Production refuses a demo's. */
export const installation = pgTable('installation', {
  id: integer('id').primaryKey(),
  mode: text('mode', { enum: ['demo', 'production'] }).notNull(),
  createdAt: instant('created_at').notNull(),
});
