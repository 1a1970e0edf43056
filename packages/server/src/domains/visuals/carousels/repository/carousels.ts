import type { CarouselDeck } from '@limelight/contracts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  countOwnRows,
  deleteOwnRow,
  findOwnRow,
  lockOwnRow,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { carousels } from '../tables.ts';

export type CarouselRow = typeof carousels.$inferSelect;

const own = (userId: string, id: string) => and(eq(carousels.id, id), eq(carousels.userId, userId));

export const carouselLimit = 500;

export const countCarousels = countOwnRows(carousels);

/** Does nothing if the run has saved it already. */
export async function insertCarousel(
  tx: Tx,
  row: Pick<CarouselRow, 'id' | 'userId' | 'deck'> & { tags?: string[] },
  now: Date,
): Promise<void> {
  await tx
    .insert(carousels)
    .values({ ...row, version: 1, savedBy: row.userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

export async function listCarouselRows(connection: Connection, userId: string): Promise<CarouselRow[]> {
  return connection
    .select()
    .from(carousels)
    .where(eq(carousels.userId, userId))
    .orderBy(desc(carousels.updatedAt))
    .limit(carouselLimit);
}

export async function listCarouselRowsById(connection: Connection, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select()
    .from(carousels)
    .where(inArray(carousels.id, [...ids]));
}

/** The titles by id of those carousels that exist and belong to the person. */
export async function listCarouselTitles(connection: Connection, userId: string, ids: readonly string[]) {
  const rows = await connection
    .select({ id: carousels.id, title: sql<string>`${carousels.deck} ->> 'title'` })
    .from(carousels)
    .where(and(eq(carousels.userId, userId), inArray(carousels.id, [...ids])));
  return new Map(rows.map(({ id, title }) => [id, title.trim() === '' ? 'Untitled carousel' : title]));
}

export const findCarousel = findOwnRow(carousels);

export const lockCarousel = lockOwnRow(carousels);

/** Returns null if the carousel is not the owner's or no longer at that version. */
export async function updateCarousel(
  tx: Tx,
  userId: string,
  id: string,
  change: { version: number; deck: CarouselDeck; savedBy: string },
  now: Date,
): Promise<CarouselRow | null> {
  const [row] = await tx
    .update(carousels)
    .set({
      deck: change.deck,
      savedBy: change.savedBy,
      version: sql`${carousels.version} + 1`,
      updatedAt: now,
    })
    .where(and(own(userId, id), eq(carousels.version, change.version)))
    .returning();
  return row ?? null;
}

/** Leaves `updatedAt` unchanged, because tags are not part of the deck. Returns false if there was no such carousel. */
export async function setCarouselTags(tx: Tx, userId: string, id: string, tags: string[]): Promise<boolean> {
  const { rowCount } = await tx.update(carousels).set({ tags }).where(own(userId, id));
  return rowCount !== 0;
}

export const removeCarousel = deleteOwnRow(carousels);

/** Deletes a person's carousels, and their name from those of others that they changed. */
export async function eraseCarousels(tx: Tx, userId: string): Promise<void> {
  await tx.update(carousels).set({ savedBy: null }).where(eq(carousels.savedBy, userId));
  await tx.delete(carousels).where(eq(carousels.userId, userId));
}
