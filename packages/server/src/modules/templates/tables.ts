import type { BriefSettings } from '@limelight/contracts';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Settings of a brief that a person keeps under a name; a name stands for one of them, whatever its case. */
export const ownTemplates = pgTable(
  'own_templates',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** The name as names are compared. */
    nameKey: text('name_key').notNull(),
    settings: jsonb('settings').$type<BriefSettings>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('own_templates_user_name').on(table.userId, table.nameKey)],
);

/** How the last post was asked for, so that the next brief begins with it. */
export const lastBriefs = pgTable('last_briefs', {
  userId: uuid('user_id').primaryKey(),
  settings: jsonb('settings').$type<BriefSettings>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
