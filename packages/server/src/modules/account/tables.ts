import type { ProfileData } from '@limelight/contracts';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What people told about themselves; no row until the first time. */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  headline: text('headline').notNull(),
  industry: text('industry').$type<ProfileData['industry']>(),
  role: text('role').notNull(),
  audience: text('audience').notNull(),
  goals: text('goals').notNull(),
  timeZone: text('time_zone'),
  language: text('language').$type<ProfileData['language']>().notNull(),
  tone: text('tone').$type<ProfileData['tone']>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const favoriteTemplates = pgTable(
  'favorite_templates',
  {
    userId: uuid('user_id').notNull(),
    templateId: text('template_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.templateId] })],
);
