import type { ProfileData } from '@limelight/contracts';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** A person has no row until they first save their profile. */
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
  updatedAt: instant('updated_at').notNull(),
});
