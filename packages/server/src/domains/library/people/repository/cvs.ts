import { and, desc, eq, inArray } from 'drizzle-orm';
import { countOwnRows, insertRow, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { cvs } from '../tables.ts';

export type CvRow = typeof cvs.$inferSelect;

export const insertCv = insertRow(cvs);

export const countCvs = countOwnRows(cvs);

/** Without `ids` or `personIds`, returns all of the user's CVs. */
export async function findCvs(
  connection: Connection,
  userId: string,
  filter: { ids?: readonly string[]; personIds?: readonly string[] },
): Promise<CvRow[]> {
  const { ids, personIds } = filter;
  return connection
    .select()
    .from(cvs)
    .where(
      and(
        eq(cvs.userId, userId),
        ids === undefined ? undefined : inArray(cvs.id, [...ids]),
        personIds === undefined ? undefined : inArray(cvs.personId, [...personIds]),
      ),
    )
    .orderBy(desc(cvs.createdAt))
    .limit(1000);
}

export async function findCvByText(tx: Tx, userId: string, text: string): Promise<CvRow | null> {
  const [row] = await tx
    .select()
    .from(cvs)
    .where(and(eq(cvs.userId, userId), eq(cvs.text, text)))
    .limit(1);
  return row ?? null;
}

export async function removeCv(tx: Tx, userId: string, id: string): Promise<CvRow | null> {
  const [row] = await tx
    .delete(cvs)
    .where(and(eq(cvs.userId, userId), eq(cvs.id, id)))
    .returning();
  return row ?? null;
}
