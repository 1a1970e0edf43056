import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { owned } from '../../../../platform/db/columns.ts';

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** A font family with its uploaded files. At least one of the two is set. */
export const brandFonts = pgTable(
  'brand_fonts',
  {
    ...owned,
    name: text('name').notNull(),
    regular: bytes('regular'),
    regularRanges: text('regular_ranges'),
    bold: bytes('bold'),
    boldRanges: text('bold_ranges'),
  },
  (table) => [index('brand_fonts_of_person').on(table.userId)],
);
