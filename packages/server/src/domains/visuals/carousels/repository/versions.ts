import { carouselVersionLimit, type CarouselVersion } from '@limelight/contracts';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { listRowsById, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { carouselVersions } from '../tables.ts';

export type CarouselVersionRow = typeof carouselVersions.$inferSelect;

const own = (userId: string, carouselId: string) =>
  and(eq(carouselVersions.userId, userId), eq(carouselVersions.carouselId, carouselId));

export async function findLastCarouselVersion(connection: Connection, userId: string, carouselId: string) {
  const [row] = await connection
    .select()
    .from(carouselVersions)
    .where(own(userId, carouselId))
    .orderBy(desc(carouselVersions.number))
    .limit(1);
  return row ?? null;
}

export async function listCarouselVersionRows(
  connection: Connection,
  userId: string,
  carouselId: string,
): Promise<
  (Omit<CarouselVersion, 'savedAt' | 'savedBy'> & Pick<CarouselVersionRow, 'savedAt' | 'savedBy'>)[]
> {
  return connection
    .select({
      id: carouselVersions.id,
      number: carouselVersions.number,
      reason: carouselVersions.reason,
      title: sql<string>`${carouselVersions.deck} ->> 'title'`,
      slides: sql<number>`jsonb_array_length(${carouselVersions.deck} -> 'slides')`,
      savedAt: carouselVersions.savedAt,
      savedBy: carouselVersions.savedBy,
    })
    .from(carouselVersions)
    .where(own(userId, carouselId))
    .orderBy(desc(carouselVersions.number));
}

export async function findCarouselVersion(
  connection: Connection,
  userId: string,
  carouselId: string,
  id: string,
): Promise<CarouselVersionRow | null> {
  const [row] = await connection
    .select()
    .from(carouselVersions)
    .where(and(own(userId, carouselId), eq(carouselVersions.id, id)));
  return row ?? null;
}

/** The decks of all stored versions. */
export async function listVersionDecks(connection: Connection, userId: string, carouselId: string) {
  const rows = await connection
    .select({ deck: carouselVersions.deck })
    .from(carouselVersions)
    .where(own(userId, carouselId));
  return rows.map(({ deck }) => deck);
}

export async function insertCarouselVersion(tx: Tx, row: CarouselVersionRow): Promise<void> {
  await tx.insert(carouselVersions).values(row);
  const oldest = lte(carouselVersions.number, row.number - carouselVersionLimit);
  await tx.delete(carouselVersions).where(and(own(row.userId, row.carouselId), oldest));
}

export async function touchCarouselVersion(
  tx: Tx,
  id: string,
  change: Pick<CarouselVersionRow, 'reason' | 'keptAt'>,
): Promise<void> {
  await tx.update(carouselVersions).set(change).where(eq(carouselVersions.id, id));
}

export async function removeVersionsOfCarousel(tx: Tx, userId: string, carouselId: string): Promise<void> {
  await tx.delete(carouselVersions).where(own(userId, carouselId));
}

/** Returns the ids grouped by carousel, oldest first. */
export async function listCarouselVersionIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: carouselVersions.id })
    .from(carouselVersions)
    .where(eq(carouselVersions.userId, userId))
    .orderBy(asc(carouselVersions.carouselId), asc(carouselVersions.number));
  return rows.map(({ id }) => id);
}

export const listCarouselVersionsById = listRowsById(carouselVersions);

export async function eraseCarouselVersions(tx: Tx, userId: string): Promise<void> {
  await tx.update(carouselVersions).set({ savedBy: null }).where(eq(carouselVersions.savedBy, userId));
  await tx.delete(carouselVersions).where(eq(carouselVersions.userId, userId));
}
