import type { CarouselDeck } from '@limelight/contracts';
import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const carousels = pgTable(
  'carousels',
  {
    /** The id of the run that made the carousel. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    deck: jsonb('deck').$type<CarouselDeck>().notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('carousels_of_person').on(table.userId, table.updatedAt)],
);
