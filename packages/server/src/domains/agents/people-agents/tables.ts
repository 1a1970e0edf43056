import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb, owned } from '../../../platform/db/columns.ts';

export const leadSearches = pgTable(
  'lead_searches',
  {
    ...owned,
    name: text('name').notNull(),
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
  },
  (table) => [index('lead_searches_owner').on(table.userId, table.createdAt)],
);
