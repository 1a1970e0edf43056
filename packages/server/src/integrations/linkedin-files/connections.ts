import { orderOf, readDate, type DateOrder } from '../../platform/dates/index.ts';

/** The columns of LinkedIn's Connections.csv, in the order that they have in every language. */
export const connectionHeadings = [
  'First Name',
  'Last Name',
  'URL',
  'Email Address',
  'Company',
  'Position',
  'Connected On',
] as const;
/** Exports until 2020 have no addresses of profiles. */
const withoutUrl = connectionHeadings.filter((heading) => heading !== 'URL');

/** The notes above the headings take a few rows. */
const searched = 40;
const sampled = 200;
const isProfile = (cell: string) => /linkedin\.com\//i.test(cell);
const isDate = (cell: string) => /\d/.test(cell) && readDate(cell).kind !== 'none';

const trimmed = (row: readonly string[]) => {
  const cells = row.map((cell) => cell.trim());
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
};

interface ConnectionsTable {
  /** The index of the row with the headings. */
  at: number;
  /** The headings in English. */
  headings: readonly string[];
  /** True when the headings are in another language, and the columns are known by their position. */
  isByPosition: boolean;
}

function fitsPositions(body: readonly (readonly string[])[], headings: readonly string[]): boolean {
  const filled = body.filter((row) => row.some((cell) => cell.trim() !== ''));
  const column = (heading: string) =>
    filled.map((row) => row[headings.indexOf(heading)]?.trim() ?? '').filter((cell) => cell !== '');
  const most = (cells: readonly string[], fits: (cell: string) => boolean) =>
    cells.filter(fits).length * 10 >= cells.length * 9;
  const [profiles, days, mails] = [column('URL'), column('Connected On'), column('Email Address')];
  return (
    days.length + profiles.length > 0 &&
    most(days, isDate) &&
    most(mails, (cell) => cell.includes('@')) &&
    (headings.includes('URL') ? profiles.length > 0 && most(profiles, isProfile) : days.length > 0)
  );
}

/** Finds the table in LinkedIn's Connections.csv, in any of its languages. Returns null for another file. */
export function findConnections(rows: readonly (readonly string[])[]): ConnectionsTable | null {
  const head = rows.slice(0, searched).map(trimmed);
  const english = head.findIndex((cells) => {
    const names = cells.map((cell) => cell.toLowerCase());
    return names.includes('first name') && names.includes('last name');
  });
  if (english >= 0) return { at: english, headings: head[english] ?? [], isByPosition: false };
  for (const headings of [connectionHeadings, withoutUrl]) {
    const at = head.findIndex(
      (cells) =>
        cells.length === headings.length &&
        cells.every((cell) => cell !== '' && !isProfile(cell) && !isDate(cell)),
    );
    if (at >= 0 && fitsPositions(rows.slice(at + 1, at + 1 + sampled), headings))
      return { at, headings, isByPosition: true };
  }
  return null;
}

/** LinkedIn's own spelling until 2018. */
const earlier = /^\d{1,2}\/\d{1,2}\/\d{2}, \d{1,2}:\d{2} [AP]M$/;

/** The order of day and month in the dates of connections. Null when they can be read in two ways. */
export const connectionDateOrder = (dates: readonly string[]): DateOrder | null =>
  orderOf(dates) ?? (dates.some((date) => earlier.test(date.trim())) ? 'month-first' : null);
