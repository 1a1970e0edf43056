import { isoDay, readDay } from './dates.ts';
import { ImportFault } from './import-fault.ts';
import { emptyImport, type Imported, type ImportedResults } from './imported.ts';
import { Report } from './report.ts';
import { httpAddress, oneLine } from './text.ts';
import { readWorkbook, type Cell, type Sheet } from './workbook.ts';

const reasons = {
  badNumber: 'The number cannot be read.',
  badDate: 'The date does not exist.',
  badLink: 'The row has no link to a post.',
  missing: 'The sheet is missing. We read the others.',
  unknown: 'We do not know this sheet.',
} as const;

const text = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();

/** '1,234', '1 234' or 1234; null for an empty or negative cell. */
function numberIn(cell: Cell | undefined): number | null {
  const given =
    typeof cell === 'number' ? cell : Number(text(cell).replace(/[,\s\u00a0]/g, '') || Number.NaN);
  return Number.isFinite(given) && given >= 0 ? Math.round(given) : null;
}

/** 0.12, '12%' or '< 1%' as a part of one. */
function shareIn(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell >= 0 && cell <= 1 ? cell : null;
  const written = /^<?\s*(\d+(?:[.,]\d+)?)\s*%$/.exec(text(cell));
  if (written === null) {
    const plain = Number(text(cell) || Number.NaN);
    return plain >= 0 && plain <= 1 ? plain : null;
  }
  return text(cell).startsWith('<') ? null : Number((written[1] ?? '').replace(',', '.')) / 100;
}

function dayIn(cell: Cell | undefined): string | null {
  if (cell instanceof Date) return isoDay(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  return readDay(text(cell));
}

const emptyResults = (): ImportedResults => ({
  start: null,
  end: null,
  impressions: null,
  membersReached: null,
  followers: { asOf: null, total: null, gained: 0 },
  days: [],
  posts: [],
  demographics: [],
});

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

function readDiscovery({ rows }: Sheet, results: ImportedResults, report: Report): void {
  for (const [name, value] of rows) {
    const label = text(name).toLowerCase();
    const [from = '', until = ''] = text(value).split(' - ', 2);
    if (label === 'impressions') results.impressions = numberIn(value);
    else if (label === 'members reached') results.membersReached = numberIn(value);
    else if (readDay(from) !== null) [results.start, results.end] = [readDay(from), readDay(until)];
    else continue;
    report.read('DISCOVERY');
  }
}

function readEngagement({ name, rows }: Sheet, days: Days, report: Report): void {
  const headings = rows[0]?.map((cell) => text(cell).toLowerCase()) ?? [];
  const place = (heading: string, usual: number) => {
    const at = headings.indexOf(heading);
    return at < 0 ? usual : at;
  };
  const [impressions, engagements] = [place('impressions', 1), place('engagements', 2)];
  for (const row of rows.slice(1)) {
    if (row.every((cell) => text(cell) === '')) continue;
    const date = dayIn(row[0]);
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

/** Two tables side by side, each sorted by its own number. */
function readTopPosts({ name, rows }: Sheet, results: ImportedResults, report: Report): void {
  const posts = new Map<string, ImportedResults['posts'][number]>();
  const at = rows.findIndex((row) => row.some((cell) => text(cell).toLowerCase() === 'post url'));
  const headings = rows[at]?.map((cell) => text(cell).toLowerCase()) ?? [];
  for (const [column, heading] of headings.entries()) {
    if (heading !== 'post url') continue;
    const value = headings.findIndex(
      (one, index) => index > column && (one === 'engagements' || one === 'impressions'),
    );
    for (const row of rows.slice(at + 1)) {
      if (text(row[column]) === '') continue;
      const url = httpAddress(text(row[column]));
      if (url === null) {
        report.skip(name, reasons.badLink);
        continue;
      }
      const post = posts.get(url) ?? { url, publishedOn: null, impressions: null, engagements: null };
      post.publishedOn ??= dayIn(row[column + 1]);
      if (headings[value] === 'engagements') post.engagements = numberIn(row[value]);
      else if (headings[value] === 'impressions') post.impressions = numberIn(row[value]);
      posts.set(url, post);
    }
  }
  report.read(name, posts.size);
  results.posts = [...posts.values()];
}

function readFollowers({ name, rows }: Sheet, results: ImportedResults, days: Days, report: Report): void {
  for (const row of rows) {
    const label = text(row[0]);
    if (/^total followers/i.test(label)) {
      results.followers.total = numberIn(row[1]);
      results.followers.asOf = readDay(/\d.*$/.exec(label)?.[0].replace(/:$/, '') ?? '');
      continue;
    }
    const date = dayIn(row[0]);
    const gained = numberIn(row[1]);
    if (date === null || gained === null) continue;
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

/** The sheet of one post's numbers: names in the first column, values in the second. */
function readSinglePost(sheets: readonly Sheet[], report: Report): ImportedResults | null {
  for (const { name, rows } of sheets) {
    const cell = (label: RegExp) => rows.find((row) => label.test(text(row[0])))?.[1];
    const url = httpAddress(text(cell(/^post url$/i)));
    if (url === null) continue;
    const parts = [/^reactions$/i, /^comments$/i, /^(?:reposts|shares)$/i].map((label) =>
      numberIn(cell(label)),
    );
    const engagements =
      numberIn(cell(/^(?:social )?engagements$/i)) ??
      (parts.every((part) => part === null)
        ? null
        : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0));
    const publishedOn = dayIn(cell(/^post (?:publish )?date$/i));
    report.read(name);
    const impressions = numberIn(cell(/^impressions$/i));
    return {
      ...emptyResults(),
      membersReached: numberIn(cell(/^members reached$/i)),
      posts: [{ url, publishedOn, impressions, engagements }],
    };
  }
  return null;
}

/** LinkedIn's workbook of creator analytics, or of a single post. Throws `ImportFault` for another workbook. */
export async function readAnalytics(bytes: Uint8Array): Promise<Imported> {
  const sheets = await readWorkbook(bytes);
  const report = new Report();
  const named = (ending: string) => sheets.find(({ name }) => name.trim().toUpperCase().endsWith(ending));
  const imported = emptyImport('analytics');
  const [discovery, engagement, top, followers] = [
    named('DISCOVERY'),
    named('ENGAGEMENT'),
    named('TOP POSTS'),
    named('FOLLOWERS'),
  ];
  if (discovery === undefined && engagement === undefined && top === undefined && followers === undefined) {
    const single = readSinglePost(sheets, report);
    if (single === null) throw new ImportFault('not-analytics');
    return { ...imported, results: single, report: report.lines() };
  }
  const results = emptyResults();
  const days = new Days();
  if (discovery === undefined) report.skip('DISCOVERY', reasons.missing);
  else readDiscovery(discovery, results, report);
  if (engagement === undefined) report.skip('ENGAGEMENT', reasons.missing);
  else readEngagement(engagement, days, report);
  if (top === undefined) report.skip('TOP POSTS', reasons.missing);
  else readTopPosts(top, results, report);
  if (followers === undefined) report.skip('FOLLOWERS', reasons.missing);
  else readFollowers(followers, results, days, report);
  for (const sheet of sheets)
    if (sheet.name.trim().toUpperCase().endsWith('DEMOGRAPHICS')) readDemographics(sheet, results, report);
  results.days = days.all();
  return { ...imported, results, report: report.lines() };
}
