import type { DayOff, WeeklySlot } from '@limelight/contracts';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** A person's queues, the first made first. Which posts wait in one stands in the posts. */
export const queues = pgTable(
  'queues',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** In the order of the week, none twice. */
    slots: jsonb('slots').$type<WeeklySlot[]>().notNull(),
    /** What becomes of a slot that would stay empty: nothing, a proposal, or the evergreen post longest unused. */
    evergreenMode: text('evergreen_mode', { enum: ['off', 'propose', 'use'] })
      .notNull()
      .default('off'),
    /** Days before the same may be said again. */
    cooldownDays: integer('cooldown_days').notNull().default(60),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('queues_user_name').on(table.userId, table.name),
    index('queues_user').on(table.userId, table.createdAt),
  ],
);

/** What holds for all of a person's queues. */
export const queueSettings = pgTable('queue_settings', {
  userId: uuid('user_id').primaryKey(),
  /** IANA name of the zone the slots are read in. */
  timeZone: text('time_zone').notNull(),
  /** Whose public holidays are left out: ISO 3166-1 and a part of the country. */
  holidayCountry: text('holiday_country'),
  holidayRegion: text('holiday_region'),
  daysOff: jsonb('days_off').$type<DayOff[]>().notNull().default([]),
  updatedAt: instant('updated_at').notNull(),
});

/** Published posts that may be repeated in a queue. */
export const evergreenPosts = pgTable(
  'evergreen_posts',
  {
    userId: uuid('user_id').notNull(),
    queueId: uuid('queue_id').notNull(),
    postId: uuid('post_id').notNull(),
    /** When it was last said, or is planned to be. */
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queueId, table.postId] }),
    index('evergreen_posts_user').on(table.userId),
  ],
);

/** Slots that were filled with a repeated post: none is filled a second time by itself. */
export const evergreenUses = pgTable(
  'evergreen_uses',
  {
    userId: uuid('user_id').notNull(),
    queueId: uuid('queue_id').notNull(),
    at: instant('at').notNull(),
    /** The post that is repeated. */
    postId: uuid('post_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queueId, table.at] }),
    index('evergreen_uses_user').on(table.userId),
  ],
);
