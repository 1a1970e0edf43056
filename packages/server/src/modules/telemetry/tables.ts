import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Failed calls as pages told them, cleaned, kept for 30 days. They name nobody. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: uuid('id').primaryKey(),
    apiUrl: text('api_url').notNull(),
    params: jsonb('params').$type<unknown>(),
    err: jsonb('err').$type<unknown>(),
    device: text('device').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('error_reports_created_at').on(table.createdAt)],
);
