import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What an app or a script wants published. A row goes when the person decides. */
export const publishRequests = pgTable(
  'publish_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    requestedBy: text('requested_by').notNull(),
    /** An instant or a clock reading, as it was asked for; null for at once. */
    at: text('at'),
    timeZone: text('time_zone'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('publish_requests_post').on(table.postId),
    index('publish_requests_user').on(table.userId, table.createdAt),
  ],
);
