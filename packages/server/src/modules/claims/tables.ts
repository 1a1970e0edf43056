import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Who stood for which claim of which post, and when. */
export const claimConfirmations = pgTable(
  'claim_confirmations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    claim: text('claim').notNull(),
    sentence: text('sentence').notNull(),
    /** SHA-256 of the claim's and the sentence's words, which a changed claim no longer has. */
    key: text('key').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [uniqueIndex('claim_confirmations_key').on(table.postId, table.userId, table.key)],
);

/** No row until somebody chooses. */
export const claimSettings = pgTable('claim_settings', {
  userId: uuid('user_id').primaryKey(),
  block: boolean('block').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
