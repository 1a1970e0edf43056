import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

/** A request by an app or script to publish a post. */
export const publishRequests = pgTable(
  'publish_requests',
  {
    ...owned,
    postId: uuid('post_id').notNull(),
    requestedBy: text('requested_by').notNull(),
    /** An instant or a local time, as requested. Null means immediately. */
    at: text('at'),
    timeZone: text('time_zone'),
    /** The time that the post had when its move was asked for; null where it was not scheduled. */
    movesFrom: instant('moves_from'),
    /** What the person decided; null while they have not. */
    decision: text('decision', { enum: ['confirmed', 'refused'] }),
  },
  (table) => [
    uniqueIndex('publish_requests_post').on(table.postId),
    index('publish_requests_user').on(table.userId, table.createdAt),
  ],
);
