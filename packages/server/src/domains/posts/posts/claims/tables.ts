import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../../platform/db/columns.ts';

export const claimConfirmations = pgTable(
  'claim_confirmations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    claim: text('claim').notNull(),
    sentence: text('sentence').notNull(),
    /** SHA-256 of the claim and its sentence, so that a confirmation does not apply to a changed claim. */
    key: text('key').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [uniqueIndex('claim_confirmations_key').on(table.postId, table.userId, table.key)],
);

/** A person without a row has not changed the default. */
export const claimSettings = pgTable('claim_settings', {
  userId: uuid('user_id').primaryKey(),
  block: boolean('block').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
