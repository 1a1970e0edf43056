import type { DateOrder } from '../../../../platform/dates/index.ts';
import { dayIn, emptyResults, numberIn, text } from './cells.ts';
import { ImportFault } from './import-fault.ts';
import { emptyImport, type Imported, type ImportedResults } from './imported.ts';
import { Report } from './report.ts';
import { readSinglePost } from './single-post.ts';
import { httpAddress, oneLine } from './text.ts';
import { readWorkbook, type Cell, type Sheet } from './workbook.ts';

const reasons = {
  badNumber: 'The number cannot be read.',
  badDate: 'The date cannot be read.',
  badLink: 'The row has no link to a post.',
  missing: 'The sheet is missing. We read the others.',
  unknown: 'We do not know this sheet.',
} as const;

/** Reads 0.12, '12%' or '< 1%' as a fraction. */
function shareIn(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell >= 0 && cell <= 1 ? cell : null;
  const written = /^<?\s*(\d+(?:[.,]\d+)?)\s*%$/.exec(text(cell));
  if (written === null) {
    const plain = Number(text(cell) || Number.NaN);
    return plain >= 0 && plain <= 1 ? plain : null;
  }
  return text(cell).startsWith('<') ? null : Number((written[1] ?? '').replace(',', '.')) / 100;
}

/** Chooses the order in which more dates are consecutive. Month first wins a tie, since it is the English format. */
function dateOrderOf({ rows }: Pick<Sheet, 'rows'>): DateOrder {
  const followed = (order: DateOrder) => {
    const days = rows.flatMap((row) => dayIn(row[0], order) ?? []).map((day) => Date.parse(day));
    return days.filter((day, at) => at > 0 && Math.abs(day - (days[at - 1] ?? 0)) === 86_400_000).length;
  };
  return followed('day-first') > followed('month-first') ? 'day-first' : 'month-first';
}

class Days {
  private readonly days = new Map<string, ImportedResults['days'][number]>();
  at(date: string): ImportedResults['days'][number] {
    const known = this.days.get(date) ?? { date, impressions: null, engagements: null, newFollowers: null };
    this.days.set(date, known);
    return known;
  }
  all(): ImportedResults['days'] {
    return [...this.days.values()].toSorted((a, b) => a.date.localeCompare(b.date));
  }
}

/** Reads the rows by position, because their order is the same in every language. */
function readDiscovery(
  { name, rows }: Sheet,
  order: DateOrder,
  results: ImportedResults,
  report: Report,
): void {
  for (const [index, [label, value]] of rows.entries()) {
    const called = text(label).toLowerCase();
    const [from = '', until = ''] = text(value).split(' - ', 2);
    const number = numberIn(value);
    if (dayIn(from, order) !== null) [results.start, results.end] = [dayIn(from, order), dayIn(until, order)];
    else if (number === null) continue;
    else if (called === 'impressions' || index === 1) results.impressions = number;
    else if (called === 'members reached' || index === 2) results.membersReached = number;
    else continue;
    report.read(name);
  }
}

function readEngagement({ name, rows }: Sheet, order: DateOrder, days: Days, report: Report): void {
  const headings = rows[0]?.map((cell) => text(cell).toLowerCase()) ?? [];
  const place = (heading: string, usual: number) => {
    const at = headings.indexOf(heading);
    return at < 0 ? usual : at;
  };
  const [impressions, engagements] = [place('impressions', 1), place('engagements', 2)];
  for (const row of rows.slice(1)) {
    if (row.every((cell) => text(cell) === '')) continue;
    const date = dayIn(row[0], order);
    if (date === null) {
      report.skip(name, reasons.badDate);
      continue;
    }
    const day = days.at(date);
    day.impressions = numberIn(row[impressions]);
    day.engagements = numberIn(row[engagements]);
    if (day.impressions === null || day.engagements === null) report.note(name, reasons.badNumber);
    report.read(name);
  }
}

/** The default position of the sheet's two tables, and the figure each is sorted by. */
const topTables = [
  { column: 0, kind: 'engagements' },
  { column: 4, kind: 'impressions' },
] as const;

/** Finds the tables by their English headings, or else by the position they have in every language. */
function findTopTables(rows: Sheet['rows']) {
  const at = rows.findIndex((row) => row.some((cell) => text(cell).toLowerCase() === 'post url'));
  if (at < 0) {
    const first = rows.findIndex((row) => [0, 4].some((column) => httpAddress(text(row[column])) !== null));
    return { from: first < 0 ? rows.length : first, tables: topTables };
  }
  const headings = rows[at]?.map((cell) => text(cell).toLowerCase()) ?? [];
  const tables = headings.flatMap((heading, column) => {
    const kind = headings.slice(column).find((one) => one === 'engagements' || one === 'impressions');
    return heading === 'post url' && kind !== undefined
      ? [{ column, kind: kind === 'engagements' ? ('engagements' as const) : ('impressions' as const) }]
      : [];
  });
  return { from: at + 1, tables };
}

/** The sheet has two tables side by side, each sorted by a different figure. */
function readTopPosts(
  { name, rows }: Sheet,
  order: DateOrder,
  results: ImportedResults,
  report: Report,
): void {
  const posts = new Map<string, ImportedResults['posts'][number]>();
  const { from, tables } = findTopTables(rows);
  for (const { column, kind } of tables) {
    for (const row of rows.slice(from)) {
      if (text(row[column]) === '') continue;
      const url = httpAddress(text(row[column]));
      if (url === null) {
        report.skip(name, reasons.badLink);
        continue;
      }
      const post = posts.get(url) ?? { url, publishedOn: null, impressions: null, engagements: null };
      post.publishedOn ??= dayIn(row[column + 1], order);
      post[kind] = numberIn(row[column + 2]);
      posts.set(url, post);
    }
  }
  report.read(name, posts.size);
  results.posts = [...posts.values()];
}

/** In every language, the first row contains the total, with its date in the label, and the days follow. */
function readFollowers(
  { name, rows }: Sheet,
  order: DateOrder,
  results: ImportedResults,
  days: Days,
  report: Report,
): void {
  for (const [index, row] of rows.entries()) {
    const label = text(row[0]);
    const date = dayIn(row[0], order);
    const gained = numberIn(row[1]);
    if (gained === null) continue;
    if (date === null) {
      if (index > 0) continue;
      results.followers.total = gained;
      results.followers.asOf = dayIn(/\d[\d/.-]*\d/.exec(label)?.[0], order);
      continue;
    }
    days.at(date).newFollowers = gained;
    results.followers.gained += gained;
    report.read(name);
  }
}

function readDemographics({ name, rows }: Sheet, results: ImportedResults, report: Report): void {
  for (const row of rows.slice(1)) {
    const [category, value] = [oneLine(text(row[0]), 100), oneLine(text(row[1]), 200)];
    if (category === null || value === null) continue;
    results.demographics.push({ category, value, share: shareIn(row[2]) });
    report.read(name);
  }
}

interface NamedSheets {
  discovery: Sheet | undefined;
  engagement: Sheet | undefined;
  top: Sheet | undefined;
  followers: Sheet | undefined;
  demographics: readonly Sheet[];
}

/**
 * Finds the sheets by their English names, or by their order in other languages. Returns null for any other
 * workbook.
 */
function nameSheets(sheets: readonly Sheet[]): NamedSheets | null {
  const named = (ending: string) => sheets.find(({ name }) => name.trim().toUpperCase().endsWith(ending));
  const [discovery, engagement, top, followers] = [
    named('DISCOVERY'),
    named('ENGAGEMENT'),
    named('TOP POSTS'),
    named('FOLLOWERS'),
  ];
  if ([discovery, engagement, top, followers].some((sheet) => sheet !== undefined)) {
    const demographics = sheets.filter(({ name }) => name.trim().toUpperCase().endsWith('DEMOGRAPHICS'));
    return { discovery, engagement, top, followers, demographics };
  }
  const [first, second, third, fourth, ...rest] = sheets;
  if (second === undefined || third === undefined || fourth === undefined) return null;
  const dated = second.rows.slice(1).filter((row) => dayIn(row[0], dateOrderOf(second)) !== null).length;
  const linked = third.rows.some((row) => row.some((cell) => httpAddress(text(cell)) !== null));
  if (dated === 0 || !linked) return null;
  return { discovery: first, engagement: second, top: third, followers: fourth, demographics: rest };
}

/**
 * Reads LinkedIn's creator analytics workbook, or that of a single post. Throws `ImportFault` for any other
 * workbook.
 */
export async function readAnalytics(bytes: Uint8Array): Promise<Imported> {
  const sheets = await readWorkbook(bytes);
  const report = new Report();
  const imported = emptyImport('analytics');
  const named = nameSheets(sheets);
  if (named === null) {
    const single = readSinglePost(sheets, report);
    if (single === null) throw new ImportFault('not-analytics');
    return { ...imported, results: single, report: report.lines() };
  }
  const { discovery, engagement, top, followers, demographics } = named;
  const order = dateOrderOf(engagement ?? followers ?? { rows: [] });
  const results = emptyResults();
  const days = new Days();
  if (discovery === undefined) report.skip('DISCOVERY', reasons.missing);
  else readDiscovery(discovery, order, results, report);
  if (engagement === undefined) report.skip('ENGAGEMENT', reasons.missing);
  else readEngagement(engagement, order, days, report);
  if (top === undefined) report.skip('TOP POSTS', reasons.missing);
  else readTopPosts(top, order, results, report);
  if (followers === undefined) report.skip('FOLLOWERS', reasons.missing);
  else readFollowers(followers, order, results, days, report);
  for (const sheet of demographics) readDemographics(sheet, results, report);
  results.days = days.all();
  return { ...imported, results, report: report.lines() };
}
