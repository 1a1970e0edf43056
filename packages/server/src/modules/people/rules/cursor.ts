import { z } from 'zod';

export interface Cursor {
  at: Date;
  id: string;
}

export function writeCursor({ at, id }: Cursor): string {
  return `${at.getTime()}.${id}`;
}

/** Returns null for an invalid cursor, so that the list starts from the beginning. */
export function readCursor(given: string | undefined): Cursor | null {
  const [, time, id] = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(given ?? '') ?? [];
  const known = z.uuid().safeParse(id);
  return time === undefined || !known.success ? null : { at: new Date(Number(time)), id: known.data };
}
