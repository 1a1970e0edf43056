import { z } from 'zod';

export interface Cursor {
  at: Date;
  id: string;
}

/** Where a list goes on, as text for the client. */
export function writeCursor({ at, id }: Cursor): string {
  return `${at.getTime()}.${id}`;
}

/** Null for anything that is not ours: the list begins anew then. */
export function readCursor(given: string | undefined): Cursor | null {
  const [, time, id] = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(given ?? '') ?? [];
  const known = z.uuid().safeParse(id);
  return time === undefined || !known.success ? null : { at: new Date(Number(time)), id: known.data };
}
