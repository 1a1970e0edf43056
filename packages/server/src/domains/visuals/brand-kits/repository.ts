import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  deleteOwnRow,
  eraseFrom,
  findOwnRow,
  insertRow,
  lockOwnRow,
  type Connection,
  type Tx,
} from '../../../platform/db/index.ts';
import { brandKits } from './tables.ts';

export type BrandKitRow = typeof brandKits.$inferSelect;

const own = (userId: string, id: string) => and(eq(brandKits.id, id), eq(brandKits.userId, userId));

export async function listBrandKitRows(connection: Connection, userId: string): Promise<BrandKitRow[]> {
  return connection
    .select()
    .from(brandKits)
    .where(eq(brandKits.userId, userId))
    .orderBy(asc(brandKits.name), asc(brandKits.id));
}

/** The names by id of those kits that exist and belong to the person. */
export async function listBrandKitNames(connection: Connection, userId: string, ids: readonly string[]) {
  const rows = await connection
    .select({ id: brandKits.id, name: brandKits.name })
    .from(brandKits)
    .where(and(eq(brandKits.userId, userId), inArray(brandKits.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const lockBrandKit = lockOwnRow(brandKits);

export async function listBrandKitsById(connection: Connection, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(brandKits)
    .where(inArray(brandKits.id, [...ids]))
    .orderBy(asc(brandKits.name), asc(brandKits.id));
}

export const findBrandKit = findOwnRow(brandKits);

export const insertBrandKit = insertRow(brandKits);

export async function updateBrandKit(
  tx: Tx,
  userId: string,
  id: string,
  change: Pick<BrandKitRow, 'name' | 'brand' | 'version' | 'updatedAt'>,
): Promise<BrandKitRow | null> {
  const [row] = await tx.update(brandKits).set(change).where(own(userId, id)).returning();
  return row ?? null;
}

export const removeBrandKit = deleteOwnRow(brandKits);

export const eraseBrandKits = eraseFrom(brandKits);
