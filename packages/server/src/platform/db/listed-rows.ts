import type { Connection } from './connection.ts';

/** A potentially very long list of rows: the ids are known, and the rows are read in pages when they are needed. */
export interface ListedRows {
  pages: (connection: Connection) => AsyncGenerator<readonly object[]>;
}

const listed = new WeakSet<object>();

export function isListedRows(value: unknown): value is ListedRows {
  return typeof value === 'object' && value !== null && listed.has(value);
}

/**
 * Reads the rows with these ids, `atOnce` per query, in the order of the ids. Rows that were deleted meanwhile are
 * left out.
 */
export function listRows<Row extends { id: string }>(
  ids: readonly string[],
  read: (connection: Connection, ids: string[]) => Promise<Row[]>,
  present: (row: Row) => object,
  atOnce = 100,
): ListedRows {
  const rows: ListedRows = {
    async *pages(connection) {
      for (let at = 0; at < ids.length; at += atOnce) {
        const some = ids.slice(at, at + atOnce);
        const found = new Map((await read(connection, some)).map((row) => [row.id, row]));
        yield some.flatMap((id) => {
          const row = found.get(id);
          return row === undefined ? [] : [present(row)];
        });
      }
    },
  };
  listed.add(rows);
  return rows;
}
