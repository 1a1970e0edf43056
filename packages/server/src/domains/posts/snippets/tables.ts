import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

export const snippets = pgTable(
  'snippets',
  {
    ...owned,
    name: text('name').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('snippets_name').on(table.userId, sql`lower(${table.name})`)],
);

export const signatures = pgTable('signatures', {
  userId: uuid('user_id').primaryKey(),
  text: text('text').notNull(),
  automatic: boolean('automatic').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
