import type { BriefSettings } from '@limelight/contracts';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** Brief settings that a user saved under a name, which is unique regardless of case. */
export const ownTemplates = pgTable(
  'own_templates',
  {
    ...owned,
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    settings: jsonb('settings').$type<BriefSettings>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('own_templates_user_name').on(table.userId, table.nameKey)],
);

/** The brief of the last post, which the next one starts from. */
export const lastBriefs = pgTable('last_briefs', {
  userId: uuid('user_id').primaryKey(),
  settings: jsonb('settings').$type<BriefSettings>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
