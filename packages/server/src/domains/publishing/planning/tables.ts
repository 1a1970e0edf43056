import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

/** Imported rows, identified by their content, so that a file sent twice is imported once. */
export const importedRows = pgTable(
  'imported_rows',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the row's text, audience and time, and its number among identical rows. */
    key: text('key').notNull(),
    /** Null while its post is being created. */
    postId: uuid('post_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** A user's private calendar address. Only a keyed hash of its key is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id').primaryKey(),
    keyHash: text('key_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [uniqueIndex('calendar_feeds_key').on(table.keyHash)],
);

/**
 * The feed's last content for each post, so that a moved post gets a higher sequence number and a removed one is
 * cancelled.
 */
export const calendarFeedEntries = pgTable(
  'calendar_feed_entries',
  {
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    at: instant('at').notNull(),
    sequence: integer('sequence').notNull(),
    /** SHA-256 of the event, in hex. */
    fingerprint: text('fingerprint').notNull(),
    changedAt: instant('changed_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('calendar_feed_entries_at').on(table.userId, table.at),
  ],
);

export const calendarNotes = pgTable(
  'calendar_notes',
  {
    ...owned,
    date: date('date', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('calendar_notes_date').on(table.userId, table.date)],
);
