import { and, asc, eq, inArray } from 'drizzle-orm';
import { eraseFrom, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { brandFonts } from '../fonts/tables.ts';

export type BrandFontRow = typeof brandFonts.$inferSelect;
export type BrandFontFacts = Omit<BrandFontRow, 'regular' | 'bold'>;

const own = (userId: string, id: string) => and(eq(brandFonts.id, id), eq(brandFonts.userId, userId));

export async function listBrandFontFacts(connection: Connection, userId: string): Promise<BrandFontFacts[]> {
  const { id, name, regularRanges, boldRanges, createdAt } = brandFonts;
  return connection
    .select({ id, userId: brandFonts.userId, name, regularRanges, boldRanges, createdAt })
    .from(brandFonts)
    .where(eq(brandFonts.userId, userId))
    .orderBy(asc(name), asc(id));
}

export async function findBrandFonts(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<BrandFontRow[]> {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(brandFonts)
    .where(and(eq(brandFonts.userId, userId), inArray(brandFonts.id, [...ids])));
}

export async function findFontsNamed(
  connection: Connection,
  userId: string,
  names: readonly string[],
): Promise<BrandFontRow[]> {
  if (names.length === 0) return [];
  return connection
    .select()
    .from(brandFonts)
    .where(and(eq(brandFonts.userId, userId), inArray(brandFonts.name, [...names])));
}

export async function insertBrandFont(tx: Tx, row: BrandFontRow): Promise<void> {
  await tx.insert(brandFonts).values(row);
}

export async function setBrandFontFile(
  tx: Tx,
  id: string,
  file: Partial<Pick<BrandFontRow, 'regular' | 'regularRanges' | 'bold' | 'boldRanges'>>,
): Promise<void> {
  await tx.update(brandFonts).set(file).where(eq(brandFonts.id, id));
}

export async function removeBrandFont(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(brandFonts).where(own(userId, id));
  return rowCount !== 0;
}

export const eraseBrandFonts = eraseFrom(brandFonts);
