import type { VersionMaker } from '@limelight/contracts';
import { boolean, integer, pgTable, text, uniqueIndex, uuid, index } from 'drizzle-orm/pg-core';
import { instant } from '../../../../platform/db/columns.ts';

/** The versions of a post's text. Typing extends the newest row (see `rules.ts`). */
export const postVersions = pgTable(
  'post_versions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    number: integer('number').notNull(),
    by: text('by').$type<VersionMaker>().notNull(),
    detail: text('detail').notNull(),
    engine: text('engine'),
    text: text('text').notNull(),
    tab: uuid('tab'),
    elsewhere: boolean('elsewhere').notNull(),
    /** The times of its first and last save. */
    beganAt: instant('began_at').notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [
    uniqueIndex('post_versions_number').on(table.postId, table.number),
    index('post_versions_user').on(table.userId),
  ],
);
