import type { DayOff, WeeklySlot } from '@limelight/contracts';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A person's queues, the first made first. Which posts wait in one stands in the posts. */
export const queues = pgTable(
  'queues',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** In the order of the week, none twice. */
    slots: jsonb('slots').$type<WeeklySlot[]>().notNull(),
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
