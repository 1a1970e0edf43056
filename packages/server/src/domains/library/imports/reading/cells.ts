import { isoDay, readDay } from './dates.ts';
import type { ImportedResults } from './imported.ts';
import type { Cell } from './workbook.ts';

export const text = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();

/** Reads '1,234', '1 234' or 1234. Returns null for an empty or negative cell. */
export function numberIn(cell: Cell | undefined): number | null {
  const given =
    typeof cell === 'number' ? cell : Number(text(cell).replace(/[,\s\u00a0]/g, '') || Number.NaN);
  return Number.isFinite(given) && given >= 0 ? Math.round(given) : null;
}

/** The date format of a workbook, which follows LinkedIn's interface language. */
export type DateOrder = 'month-first' | 'day-first';

export function dayIn(cell: Cell | undefined, order: DateOrder): string | null {
  if (cell instanceof Date) return isoDay(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  const written = text(cell);
  const parts = order === 'day-first' ? /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(written) : null;
  if (parts !== null) return isoDay(Number(parts[3]), Number(parts[2]), Number(parts[1]));
  return readDay(written);
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
