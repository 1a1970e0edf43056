import type { DayOff, WeeklySlot } from '@limelight/contracts';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** A user's queues. The posts record which queue they wait in. */
export const queues = pgTable(
  'queues',
  {
    ...owned,
    name: text('name').notNull(),
    /** Sorted by weekday and time, without duplicates. */
    slots: jsonb('slots').$type<WeeklySlot[]>().notNull(),
    /**
     * What happens to a slot that would stay empty: nothing, a proposal, or the evergreen post unused for the longest
     * time.
     */
    evergreenMode: text('evergreen_mode', { enum: ['off', 'propose', 'use'] })
      .notNull()
      .default('off'),
    /** The number of days before a post can be repeated. */
    cooldownDays: integer('cooldown_days').notNull().default(60),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('queues_user_name').on(table.userId, table.name),
    index('queues_user').on(table.userId, table.createdAt),
  ],
);

export const queueSettings = pgTable('queue_settings', {
  userId: uuid('user_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** The place whose public holidays are left out: ISO 3166-1 country and region. */
  holidayCountry: text('holiday_country'),
  holidayRegion: text('holiday_region'),
  daysOff: jsonb('days_off').$type<DayOff[]>().notNull().default([]),
  updatedAt: instant('updated_at').notNull(),
});

export const evergreenPosts = pgTable(
  'evergreen_posts',
  {
    userId: uuid('user_id').notNull(),
    queueId: uuid('queue_id').notNull(),
    postId: uuid('post_id').notNull(),
    /** The time it was last published, or is planned to be. */
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queueId, table.postId] }),
    index('evergreen_posts_user').on(table.userId),
  ],
);

/** Slots that were filled with a repeated post. None is automatically filled a second time. */
export const evergreenUses = pgTable(
  'evergreen_uses',
  {
    userId: uuid('user_id').notNull(),
    queueId: uuid('queue_id').notNull(),
    at: instant('at').notNull(),
    postId: uuid('post_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queueId, table.at] }),
    index('evergreen_uses_user').on(table.userId),
  ],
);
