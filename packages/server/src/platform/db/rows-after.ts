import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** The place of a row in a list that is sorted by time and then by id, both descending. */
export interface Position {
  at: Date;
  id: string;
}

/** The rows after a position in a list sorted by time and then by id, both descending. */
export const rowsAfter = (time: AnyColumn, id: AnyColumn, position: Position | null): SQL | undefined =>
  position === null ? undefined : sql`(${time}, ${id}) < (${position.at}, ${position.id}::uuid)`;
