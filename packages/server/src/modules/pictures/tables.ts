import type { Graphic } from '@limelight/contracts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const pictures = pgTable(
  'pictures',
  {
    /** The media file. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    altText: text('alt_text').notNull(),
    origin: text('origin', { enum: ['upload', 'graphic', 'generated'] }).notNull(),
    /** What a graphic was drawn from. */
    graphic: jsonb('graphic').$type<Graphic>(),
    /** The picture that this one was made from. It may have been deleted. */
    fromId: uuid('from_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pictures_of_person').on(table.userId, table.createdAt)],
);
