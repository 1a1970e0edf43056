import type { SourceKind, SourcePassage } from '@limelight/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** Material to write from: the text that was read, never the file. */
export const sources = pgTable(
  'sources',
  {
    ...owned,
    kind: text('kind').$type<SourceKind>().notNull(),
    title: text('title').notNull(),
    address: text('address'),
    text: text('text').notNull(),
    passages: jsonb('passages').$type<SourcePassage[]>().notNull(),
    pages: integer('pages'),
    /** True when the author speaks in it. Null for sources from before that was asked. */
    own: boolean('own'),
    speaker: text('speaker').notNull().default(''),
  },
  (table) => [
    index('sources_user').on(table.userId, table.createdAt),
    index('sources_created').on(table.createdAt),
  ],
);

/** The sources of a post, ordered by `createdAt`. */
export const postSources = pgTable(
  'post_sources',
  {
    postId: uuid('post_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.sourceId] }),
    index('post_sources_source').on(table.sourceId),
  ],
);
