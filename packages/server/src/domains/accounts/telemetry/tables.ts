import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

/** Failed calls reported by pages, sanitised and kept for 30 days. They identify nobody. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: uuid('id').primaryKey(),
    apiUrl: text('api_url').notNull(),
    params: jsonb('params').$type<unknown>(),
    err: jsonb('err').$type<unknown>(),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('error_reports_created_at').on(table.createdAt)],
);
