import type { Graphic } from '@limelight/contracts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb, owned } from '../../../platform/db/columns.ts';

export const pictures = pgTable(
  'pictures',
  {
    ...owned,
    altText: text('alt_text').notNull(),
    origin: text('origin', { enum: ['upload', 'graphic', 'generated'] }).notNull(),
    graphic: jsonb('graphic').$type<Graphic>(),
    /** The picture this one was made from, which may have been deleted since. */
    fromId: uuid('from_id'),
  },
  (table) => [index('pictures_of_person').on(table.userId, table.createdAt)],
);
