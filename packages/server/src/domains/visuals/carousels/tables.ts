import type { CarouselDeck, CarouselVersion } from '@limelight/contracts';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

export const carousels = pgTable(
  'carousels',
  {
    /** The id of the run, for a carousel that a carousel run made. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    deck: jsonb('deck').$type<CarouselDeck>().notNull(),
    tags: text('tags').array().notNull().default([]),
    version: integer('version').notNull(),
    /** Who saved the deck like this. Null if it is not known, or if their account is gone. */
    savedBy: uuid('saved_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('carousels_of_person').on(table.userId, table.updatedAt),
    index('carousels_saved_by').on(table.savedBy),
  ],
);

/** Earlier versions of carousels. `versions/rules.ts` decides when one is stored. */
export const carouselVersions = pgTable(
  'carousel_versions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    carouselId: uuid('carousel_id').notNull(),
    /** Increases within a carousel. */
    number: integer('number').notNull(),
    reason: text('reason').$type<CarouselVersion['reason']>().notNull(),
    deck: jsonb('deck').$type<CarouselDeck>().notNull(),
    /** When the deck was saved, and when it was last stored as a version. */
    savedAt: instant('saved_at').notNull(),
    savedBy: uuid('saved_by'),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [
    uniqueIndex('carousel_versions_number').on(table.carouselId, table.number),
    index('carousel_versions_of_person').on(table.userId),
    index('carousel_versions_saved_by').on(table.savedBy),
  ],
);
