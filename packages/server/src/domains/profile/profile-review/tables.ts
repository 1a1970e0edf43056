import type { KeywordFit, PaidReport, ReviewCheck, ReviewedProfile } from '@limelight/contracts';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** Delivered reviews. The id is that of the run. */
export const profileReviews = pgTable(
  'profile_reviews',
  {
    ...owned,
    targetRole: text('target_role').notNull(),
    score: integer('score').notNull(),
    profile: jsonb('profile').$type<ReviewedProfile>().notNull(),
    checks: jsonb('checks').$type<ReviewCheck[]>().notNull(),
    fit: jsonb('fit').$type<KeywordFit | null>(),
  },
  (table) => [index('profile_reviews_user').on(table.userId, table.createdAt)],
);

/** Bought reports by purchase. `input` is the input of the last run, for a retry. */
export const paidReports = pgTable(
  'paid_reports',
  {
    purchaseId: uuid('purchase_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<PaidReport['state']>().notNull(),
    boughtAt: instant('bought_at').notNull(),
    dueAt: instant('due_at').notNull(),
    runId: uuid('run_id'),
    reviewId: uuid('review_id'),
    failures: integer('failures').notNull().default(0),
    input: jsonb('input').$type<{ value: unknown }>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('paid_reports_user').on(table.userId),
    index('paid_reports_state').on(table.state, table.dueAt),
  ],
);
