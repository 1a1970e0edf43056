import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  countOwnRows,
  deleteOwnRow,
  eraseFrom,
  findOwnRow,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { pictures } from '../tables.ts';

export type PictureRow = typeof pictures.$inferSelect;
export type NewPicture = Omit<PictureRow, 'fromId'> & { fromId?: string };

const own = (userId: string, id: string) => and(eq(pictures.id, id), eq(pictures.userId, userId));

export async function listPictureRows(connection: Connection, userId: string, limit: number) {
  return connection
    .select()
    .from(pictures)
    .where(eq(pictures.userId, userId))
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
    .limit(limit);
}

export const findPictureRow = findOwnRow(pictures);

export async function listOwnPictureIds(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await connection
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(inArray(pictures.id, [...ids]), eq(pictures.userId, userId)));
  return rows.map(({ id }) => id);
}

export async function listPicturesById(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(pictures)
    .where(and(inArray(pictures.id, [...ids]), eq(pictures.userId, userId)));
}

/** The pictures in a library that were made from the given ones, by original. */
export async function listCopyIds(
  connection: Connection,
  userId: string,
  originals: readonly string[],
): Promise<Map<string, string>> {
  if (originals.length === 0) return new Map();
  const rows = await connection
    .select({ id: pictures.id, fromId: pictures.fromId })
    .from(pictures)
    .where(and(inArray(pictures.fromId, [...originals]), eq(pictures.userId, userId)));
  return new Map(rows.flatMap(({ id, fromId }) => (fromId === null ? [] : [[fromId, id] as const])));
}

export const countPictures = countOwnRows(pictures);

/** Adds a picture, or updates the alt text of one that is already in the library. */
export async function upsertPicture(tx: Tx, row: NewPicture): Promise<PictureRow> {
  const [kept] = await tx
    .insert(pictures)
    .values(row)
    .onConflictDoUpdate({ target: pictures.id, set: { altText: row.altText } })
    .returning();
  return kept ?? { fromId: null, ...row };
}

export async function updateAltText(tx: Tx, userId: string, id: string, altText: string) {
  const [row] = await tx.update(pictures).set({ altText }).where(own(userId, id)).returning();
  return row ?? null;
}

export const removePicture = deleteOwnRow(pictures);

export const erasePictures = eraseFrom(pictures);
