import type { ResultFigures } from '@limelight/contracts';
import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

/** Numbers of a post entered by a user or read from LinkedIn's API. Imported numbers are stored with the import. */
export const resultNumbers = pgTable(
  'result_numbers',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    source: text('source', { enum: ['hand', 'linkedin'] }).notNull(),
    /** LinkedIn's URN of the post, or `post:` and our id. */
    subject: text('subject').notNull(),
    postId: uuid('post_id'),
    url: text('url'),
    figures: jsonb('figures').$type<Partial<ResultFigures>>().notNull(),
    measuredAt: instant('measured_at').notNull(),
  },
  (table) => [uniqueIndex('result_numbers_once').on(table.userId, table.source, table.subject)],
);

export const resultSettings = pgTable('result_settings', {
  userId: uuid('user_id').primaryKey(),
  monthlyMail: boolean('monthly_mail').notNull().default(false),
  timeZone: text('time_zone').notNull().default('UTC'),
  /** The last month whose report was sent, `YYYY-MM`. */
  reportedMonth: text('reported_month'),
  /** The last time LinkedIn was asked for numbers. */
  readAt: instant('read_at'),
  /** The token that LinkedIn refused numbers to. A newer one is tried again. */
  refusedRevision: integer('refused_revision'),
});
