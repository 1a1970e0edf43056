import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Connection, Tx } from './connection.ts';

type OwnTable = PgTable & { userId: PgColumn };

/** Deletes a person's rows from these tables, in this order. */
export const eraseFrom =
  (...tables: readonly OwnTable[]) =>
  async (tx: Tx, userId: string): Promise<void> => {
    for (const table of tables) await tx.delete(table).where(eq(table.userId, userId));
  };

/** Deletes one of a person's rows. False when it is not there. */
export const deleteOwnRow =
  (table: OwnTable & { id: PgColumn }) =>
  async (connection: Connection, userId: string, id: string): Promise<boolean> => {
    const { rowCount } = await connection
      .delete(table)
      .where(and(eq(table.userId, userId), eq(table.id, id)));
    return rowCount !== 0;
  };
