import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

export const leadSearches = pgTable(
  'lead_searches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('lead_searches_owner').on(table.userId, table.createdAt)],
);
