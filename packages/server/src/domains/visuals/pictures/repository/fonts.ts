import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  deleteOwnRow,
  eraseFrom,
  insertRow,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { brandFonts } from '../fonts/tables.ts';

export type BrandFontRow = typeof brandFonts.$inferSelect;
export type BrandFontFacts = Omit<BrandFontRow, 'regular' | 'bold'>;

export async function listBrandFontFacts(connection: Connection, userId: string): Promise<BrandFontFacts[]> {
  const { id, name, regularRanges, boldRanges, createdAt } = brandFonts;
  return connection
    .select({ id, userId: brandFonts.userId, name, regularRanges, boldRanges, createdAt })
    .from(brandFonts)
    .where(eq(brandFonts.userId, userId))
    .orderBy(asc(name), asc(id));
}

export async function findBrandFonts(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(brandFonts)
    .where(and(eq(brandFonts.userId, userId), inArray(brandFonts.id, [...ids])));
}

export async function findFontsNamed(connection: Connection, userId: string, names: readonly string[]) {
  if (names.length === 0) return [];
  return connection
    .select()
    .from(brandFonts)
    .where(and(eq(brandFonts.userId, userId), inArray(brandFonts.name, [...names])));
}

export const insertBrandFont = insertRow(brandFonts);

export async function setBrandFontFile(
  tx: Tx,
  id: string,
  file: Partial<Pick<BrandFontRow, 'regular' | 'regularRanges' | 'bold' | 'boldRanges'>>,
): Promise<void> {
  await tx.update(brandFonts).set(file).where(eq(brandFonts.id, id));
}

export const removeBrandFont = deleteOwnRow(brandFonts);

export const eraseBrandFonts = eraseFrom(brandFonts);
