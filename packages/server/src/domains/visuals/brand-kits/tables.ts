import type { BrandKit } from '@limelight/contracts';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

export const brandKits = pgTable(
  'brand_kits',
  {
    ...owned,
    name: text('name').notNull(),
    brand: jsonb('brand').$type<BrandKit['brand']>().notNull(),
    /** Incremented by each change, so that concurrent changes are noticed. */
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('brand_kits_of_person').on(table.userId)],
);
