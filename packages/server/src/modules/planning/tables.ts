import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Rows that were imported, by what was in them, so that a file sent twice is imported once. */
export const importedRows = pgTable(
  'imported_rows',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the row's text, audience and time, and of which of several like it this is. */
    key: text('key').notNull(),
    /** Null while its post is being made. */
    postId: uuid('post_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** A person's private calendar address. Of its key only a keyed hash is kept. */
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
 * What the feed has told of each post, so that a post that moves is told with a higher number and one that is taken back
 * is told as cancelled.
 */
export const calendarFeedEntries = pgTable(
  'calendar_feed_entries',
  {
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    at: instant('at').notNull(),
    sequence: integer('sequence').notNull(),
    /** SHA-256 of what was told, in hex. */
    fingerprint: text('fingerprint').notNull(),
    changedAt: instant('changed_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('calendar_feed_entries_at').on(table.userId, table.at),
  ],
);

/** What a person noted on a day of their calendar. */
export const calendarNotes = pgTable(
  'calendar_notes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('calendar_notes_date').on(table.userId, table.date)],
);
