import type { SavedKind } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Saved items. A deleted one is kept for a day, so that the deletion can be undone. */
export const savedItems = pgTable(
  'saved_items',
  {
    ...owned,
    kind: text('kind').$type<SavedKind>().notNull(),
    refId: text('ref_id'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    tags: text('tags').array().notNull(),
    folder: text('folder').notNull(),
    note: text('note').notNull(),
    /** Every word of the item. */
    search: tsvector('search').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('saved_items_user').on(table.userId, table.createdAt),
    index('saved_items_search').using('gin', table.search),
    uniqueIndex('saved_items_once')
      .on(table.userId, table.kind, table.refId)
      .where(sql`ref_id IS NOT NULL AND deleted_at IS NULL`),
  ],
);
