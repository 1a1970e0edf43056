import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Connection, Tx } from './connection.ts';

type IdTable = PgTable & { id: PgColumn };
type OwnTable = PgTable & { userId: PgColumn };
type Row<T extends PgTable> = T['$inferSelect'];

/** The builder does not know the columns of a table that is a parameter. */
const typed = <T extends PgTable>(row: Record<string, unknown>) => row as Row<T>;

const select = <T extends PgTable>(connection: Connection, table: T, where: SQL | undefined) =>
  connection.select().from<PgTable>(table).where(where);

async function first<T extends PgTable>(rows: PromiseLike<Record<string, unknown>[]>) {
  const [row] = await rows;
  return row === undefined ? null : typed<T>(row);
}

const ownRow = (table: IdTable & OwnTable, userId: string, id: string) =>
  and(eq(table.userId, userId), eq(table.id, id));

/** One row, whoever it belongs to. */
export const findRow =
  <T extends IdTable>(table: T) =>
  (connection: Connection, id: string): Promise<Row<T> | null> =>
    first<T>(select(connection, table, eq(table.id, id)));

/** The same, locked until the transaction ends. */
export const lockRow =
  <T extends IdTable>(table: T) =>
  (tx: Tx, id: string): Promise<Row<T> | null> =>
    first<T>(select(tx, table, eq(table.id, id)).for('update'));

/** Rows by their ids, in no order. */
export const listRowsById =
  <T extends IdTable>(table: T) =>
  async (connection: Connection, ids: string[]): Promise<Row<T>[]> =>
    (await select(connection, table, inArray(table.id, ids))).map((row) => typed<T>(row));

/** One of a person's rows. */
export const findOwnRow =
  <T extends IdTable & OwnTable>(table: T) =>
  (connection: Connection, userId: string, id: string): Promise<Row<T> | null> =>
    first<T>(select(connection, table, ownRow(table, userId, id)));

/** The same, locked until the transaction ends. */
export const lockOwnRow =
  <T extends IdTable & OwnTable>(table: T) =>
  (tx: Tx, userId: string, id: string): Promise<Row<T> | null> =>
    first<T>(select(tx, table, ownRow(table, userId, id)).for('update'));

/** The row of a person, where each has at most one. */
export const findTheirRow =
  <T extends OwnTable>(table: T) =>
  (connection: Connection, userId: string): Promise<Row<T> | null> =>
    first<T>(select(connection, table, eq(table.userId, userId)));

/** All rows of a person. */
export const listOwnRows =
  <T extends OwnTable & { createdAt: PgColumn }>(table: T, order: 'oldest first' | 'newest first') =>
  async (connection: Connection, userId: string): Promise<Row<T>[]> => {
    const by = order === 'oldest first' ? asc : desc;
    const rows = await select(connection, table, eq(table.userId, userId)).orderBy(by(table.createdAt));
    return rows.map((row) => typed<T>(row));
  };

/** The ids of a person's rows, oldest first. */
export const listOwnIds =
  (table: IdTable & OwnTable & { createdAt: PgColumn }) =>
  async (connection: Connection, userId: string): Promise<string[]> => {
    const rows = await connection
      .select({ id: table.id })
      .from<PgTable>(table)
      .where(eq(table.userId, userId))
      .orderBy(asc(table.createdAt), asc(table.id));
    return rows.map(({ id }) => String(id));
  };

export const countOwnRows =
  (table: OwnTable) =>
  (connection: Connection, userId: string): Promise<number> =>
    connection.$count(table, eq(table.userId, userId));

export const insertRow =
  <T extends PgTable>(table: T) =>
  async (tx: Tx, row: PgInsertValue<T>): Promise<void> => {
    await tx.insert(table).values(row);
  };

export const deleteRow =
  (table: IdTable) =>
  async (tx: Tx, id: string): Promise<void> => {
    await tx.delete(table).where(eq(table.id, id));
  };

/** Deletes a person's rows from these tables, in this order. */
export const eraseFrom =
  (...tables: readonly OwnTable[]) =>
  async (tx: Tx, userId: string): Promise<void> => {
    for (const table of tables) await tx.delete(table).where(eq(table.userId, userId));
  };

/** Deletes one of a person's rows. False when it is not there. */
export const deleteOwnRow =
  (table: IdTable & OwnTable) =>
  async (connection: Connection, userId: string, id: string): Promise<boolean> => {
    const { rowCount } = await connection.delete(table).where(ownRow(table, userId, id));
    return rowCount !== 0;
  };
