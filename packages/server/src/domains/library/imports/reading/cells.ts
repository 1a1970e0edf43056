import { isoDay, readDay, type DateOrder } from '../../../../platform/dates/index.ts';
import { readCount } from '../../../../platform/numbers.ts';
import type { ImportedResults } from './imported.ts';
import type { Cell } from './workbook.ts';

export const text = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();

/** Returns null for an empty or negative cell, and for one that is no number. */
export function numberIn(cell: Cell | undefined): number | null {
  if (typeof cell !== 'number') return readCount(text(cell));
  return Number.isFinite(cell) && cell >= 0 ? Math.round(cell) : null;
}

/** Dates in workbooks follow LinkedIn's interface language. */
export function dayIn(cell: Cell | undefined, order: DateOrder | null): string | null {
  if (cell instanceof Date) return isoDay(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  return typeof cell === 'number' ? null : readDay(text(cell), order);
}

export const emptyResults = (): ImportedResults => ({
  start: null,
  end: null,
  impressions: null,
  membersReached: null,
  followers: { asOf: null, total: null, gained: 0 },
  days: [],
  posts: [],
  demographics: [],
});
