import { z } from 'zod';
import type { Position } from '../db/index.ts';

export function writeCursor({ at, id }: Position): string {
  return `${at.getTime()}.${id}`;
}

/** The cursor of a list with the newest first. */
export const byCreation = ({ createdAt: at, id }: { createdAt: Date; id: string }) => writeCursor({ at, id });

/** Returns null for an invalid cursor, so that the list starts from the beginning. */
export function readCursor(given: string | undefined): Position | null {
  const [, time, id] = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(given ?? '') ?? [];
  const known = z.uuid().safeParse(id);
  return time === undefined || !known.success ? null : { at: new Date(Number(time)), id: known.data };
}

export interface PageOf<T> {
  rows: T[];
  nextCursor: string | null;
}

/** The page of `limit` rows among those that were read, which are one more if there is a next page. */
export function pageOf<T>(read: readonly T[], limit: number, cursorOf: (row: T) => string): PageOf<T> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: read.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** The number of items before the page. 0 for an invalid cursor. */
export const offsetOf = (cursor: string | undefined): number =>
  /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : 0;

/** A page of a list that is in memory. */
export function pageIn<T>(
  all: readonly T[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): PageOf<T> {
  const end = offsetOf(cursor) + limit;
  return { rows: all.slice(offsetOf(cursor), end), nextCursor: all.length > end ? String(end) : null };
}
