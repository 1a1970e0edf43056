import { and, eq } from 'drizzle-orm';
import { eraseFrom, markOf, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { publishHalts } from '../tables.ts';

export type Halt = typeof publishHalts.$inferSelect;

export async function listHalts(connection: Connection, userId: string): Promise<Halt[]> {
  return connection.select().from(publishHalts).where(eq(publishHalts.userId, userId));
}

/** An existing pause keeps its start. */
export async function insertHalt(tx: Tx, halt: Halt): Promise<void> {
  await tx.insert(publishHalts).values(halt).onConflictDoNothing();
}

/** False when there was none. */
export async function deleteHalt(tx: Tx, userId: string, scope: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(publishHalts)
    .where(and(eq(publishHalts.userId, userId), eq(publishHalts.scope, scope)));
  return rowCount !== 0;
}

export const deleteHaltsOf = eraseFrom(publishHalts);

export const markHalts = async (connection: Connection, userId: string): Promise<string> =>
  markOf(connection, publishHalts, eq(publishHalts.userId, userId));
