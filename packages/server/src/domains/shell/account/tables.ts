import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

export const favoriteTemplates = pgTable(
  'favorite_templates',
  {
    userId: uuid('user_id').notNull(),
    templateId: text('template_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.templateId] })],
);
