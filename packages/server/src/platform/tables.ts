import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './db/columns.ts';

/** Answers kept for a day, so that a repeated request gets the original answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    answer: text('answer'),
    /** Set together with the first committed part of the work, which from then on is never repeated. */
    committed: boolean('committed').notNull().default(false),
    /** The start of the request that holds the key. Taking over from a dead process sets it anew. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);

/** Rate limit counters. The library determines the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** A single row with the mode this database was created in. Production refuses a demo database. */
export const installation = pgTable('installation', {
  id: integer('id').primaryKey(),
  mode: text('mode', { enum: ['demo', 'production'] }).notNull(),
  createdAt: instant('created_at').notNull(),
});
