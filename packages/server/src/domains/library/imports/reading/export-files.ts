import { momentOfUrn } from '@limelight/contracts/post-urn';
import { connectionDateOrder, findConnections } from '../../../../integrations/linkedin-files/connections.ts';
import {
  isAmbiguous,
  orderOf,
  readDate,
  readDay,
  readInstant,
  readMonth,
  type DateOrder,
} from '../../../../platform/dates/index.ts';
import type { ImportedComment, ImportedPerson, ImportedPost, ImportedProfile } from './imported.ts';
import type { Report } from './report.ts';
import { readRows, rowKey, Table, type Rows } from '../../../../platform/text-table.ts';
import { cleanCell, decodeTable, httpAddress, oneLine } from './text.ts';

export interface ExportFile {
  /** The file name in the archive, without folders. */
  name: string;
  bytes: Uint8Array;
}

/** Reasons shown in the import report. */
export const reasons = {
  notText: 'The file is not text.',
  encoding: 'Part of the file used another encoding. We converted what we could.',
  headings: 'The columns are not named as LinkedIn names them.',
  byPlace: 'The headings are in another language. We read the columns by their position.',
  quotes: 'A quotation mark is never closed.',
  noText: 'The row has no text.',
  noName: 'The person closed their account.',
  badDate: 'The date cannot be read. We kept the row without it.',
  twoDates: 'The date can be read in two ways. We kept the row without it.',
  dateFromLink: 'The date was missing. We took it from the link.',
  formula: 'The cell looks like a spreadsheet formula. We kept it as text.',
  twice: 'The row appears twice.',
} as const;

const postLimit = 20_000;
const looksLikeFormula = (text: string) => /^[=+@][\p{L}(+@-]|^=\S|^-\d+[+*]/u.test(text.trimStart());

function noteFormula(report: Report, file: string, ...cells: readonly (string | null)[]): void {
  if (cells.some((cell) => cell !== null && looksLikeFormula(cell))) report.note(file, reasons.formula);
}

interface TableShape {
  /** The headings that tell the table, in lower case. */
  named: readonly string[];
  /** All headings in the order that they have in every language. */
  order?: readonly string[];
  /** Whether rows fit this order. */
  fits?: (rows: readonly (readonly string[])[]) => boolean;
  escape?: string;
  countOnly?: boolean;
}

/** The rows with English headings where those of the file are in another language, as far as their order tells. */
function inEnglish({ rows, broken }: Rows, { order = [], fits = () => true }: TableShape): Rows | null {
  const [headings, ...body] = rows;
  return headings?.length === order.length && fits(body) ? { rows: [[...order], ...body], broken } : null;
}

/** Reads a table of the export. When the file contains none, it adds a line to the report and returns null. */
function tableOf({ name, bytes }: ExportFile, report: Report, shape: TableShape): Table | null {
  if (bytes.length === 0) {
    report.read(name, 0);
    return null;
  }
  const decoded = decodeTable(bytes);
  if (decoded === null) {
    report.skip(name, reasons.notText);
    return null;
  }
  if (decoded.repaired) report.note(name, reasons.encoding);
  const { escape = '"', countOnly = false } = shape;
  const read = readRows(decoded.text, { escape, countOnly });
  const isHeading = (cells: readonly string[]) =>
    cells.some((cell) => shape.named.includes(cell.trim().toLowerCase()));
  const english = read.rows.some(isHeading) ? null : inEnglish(read, shape);
  if (english !== null) report.note(name, reasons.byPlace);
  const table = new Table(english ?? read, isHeading);
  if (table.broken > 0) report.skip(name, reasons.quotes, table.broken);
  if (table.headings.length === 0) {
    report.skip(name, reasons.headings);
    return null;
  }
  report.read(name, 0);
  return table;
}

/** Leaves out rows that repeat an earlier one, and reports them. */
function* withoutRepeated(table: Table, file: string, report: Report): Generator<readonly string[]> {
  const seen = new Set<string>();
  for (const row of table.rows) {
    const key = rowKey(row);
    if (seen.has(key) && row.filter((cell) => cell.trim() !== '').length > 1)
      report.skip(file, reasons.twice);
    else yield row;
    seen.add(key);
  }
}

const dateAndLink = (rows: readonly (readonly string[])[]) =>
  rows.length > 0 &&
  rows.every(([date = '', link = '']) => readDate(date).kind !== 'none' || httpAddress(link) !== null);

function moment(
  report: Report,
  file: string,
  given: string,
  { order, link = '' }: { order: DateOrder | null; link?: string },
): string | null {
  const known = readInstant(given, order);
  if (known !== null) return known;
  const fromLink = momentOfUrn(link);
  if (fromLink !== null) report.note(file, reasons.dateFromLink);
  else if (given.trim() !== '')
    report.note(file, isAmbiguous(given, order) ? reasons.twoDates : reasons.badDate);
  return fromLink === null ? null : new Date(fromLink).toISOString();
}

/** LinkedIn writes a line break inside a post as quote, line break, quote. */
const postText = (cell: string) => cleanCell(cell.replaceAll('"\n"', '\n')).slice(0, postLimit);

export function readShares(file: ExportFile, report: Report): ImportedPost[] {
  const table = tableOf(file, report, {
    named: ['sharecommentary', 'share commentary'],
    order: ['Date', 'ShareLink', 'ShareCommentary', 'SharedUrl', 'MediaUrl', 'Visibility'],
    fits: dateAndLink,
  });
  if (table === null) return [];
  const dateOf = (row: readonly string[]) => table.cell(row, 'Date', 'Share Date');
  const order = orderOf(table.rows.map(dateOf));
  const posts: ImportedPost[] = [];
  for (const row of withoutRepeated(table, file.name, report)) {
    const text = postText(table.cell(row, 'ShareCommentary', 'Share Commentary'));
    const link = table.cell(row, 'ShareLink', 'Share Link');
    if (text === '') {
      report.skip(file.name, reasons.noText);
      continue;
    }
    noteFormula(report, file.name, text);
    report.read(file.name);
    posts.push({
      text,
      url: httpAddress(link),
      postedAt: moment(report, file.name, dateOf(row), { order, link: decoded(link) }),
      author: null,
      hasMedia: table.cell(row, 'MediaUrl', 'Media URL').trim() !== '',
      reactions: null,
      comments: null,
      reposts: null,
      impressions: null,
      industry: null,
    });
  }
  return posts;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

export function readComments(file: ExportFile, report: Report): ImportedComment[] {
  const table = tableOf(file, report, {
    named: ['message'],
    order: ['Date', 'Link', 'Message'],
    fits: dateAndLink,
    escape: '\\',
  });
  if (table === null) return [];
  const dateOf = (row: readonly string[]) => table.cell(row, 'Date');
  const order = orderOf(table.rows.map(dateOf));
  const comments: ImportedComment[] = [];
  for (const row of withoutRepeated(table, file.name, report)) {
    const text = cleanCell(table.cell(row, 'Message')).slice(0, postLimit);
    if (text === '') {
      report.skip(file.name, reasons.noText);
      continue;
    }
    report.read(file.name);
    const link = table.cell(row, 'Link');
    comments.push({
      text,
      url: httpAddress(link),
      postedAt: moment(report, file.name, dateOf(row), { order }),
    });
  }
  return comments;
}

function connectionsTable(file: ExportFile, report: Report): Table | null {
  const decoded = decodeTable(file.bytes);
  const read = decoded === null ? null : readRows(decoded.text);
  const found = read === null ? null : findConnections(read.rows);
  if (read === null || found?.isByPosition !== true) return tableOf(file, report, { named: ['first name'] });
  if (decoded?.repaired === true) report.note(file.name, reasons.encoding);
  report.note(file.name, reasons.byPlace);
  report.read(file.name, 0);
  if (read.broken > 0) report.skip(file.name, reasons.quotes, read.broken);
  return new Table({ rows: [[...found.headings], ...read.rows.slice(found.at + 1)], broken: read.broken });
}

export function readConnections(file: ExportFile, report: Report): ImportedPerson[] {
  const table = connectionsTable(file, report);
  if (table === null) return [];
  const people: ImportedPerson[] = [];
  const order = connectionDateOrder(table.rows.map((row) => table.cell(row, 'Connected On')));
  for (const row of withoutRepeated(table, file.name, report)) {
    const given = [table.cell(row, 'First Name'), table.cell(row, 'Last Name')];
    const name = oneLine(given.join(' '), 200);
    if (name === null) {
      report.skip(file.name, reasons.noName);
      continue;
    }
    const connected = table.cell(row, 'Connected On');
    const connectedOn = readDay(connected, order);
    if (connectedOn === null && connected.trim() !== '')
      report.note(file.name, isAmbiguous(connected) ? reasons.twoDates : reasons.badDate);
    const person = {
      name,
      url: httpAddress(table.cell(row, 'URL')),
      email: oneLine(table.cell(row, 'Email Address'), 254),
      company: oneLine(table.cell(row, 'Company'), 200),
      position: oneLine(table.cell(row, 'Position'), 200),
      connectedOn,
    };
    noteFormula(report, file.name, person.name, person.company, person.position);
    report.read(file.name);
    people.push(person);
  }
  return people;
}

export function countRows(file: ExportFile, report: Report, ...named: readonly string[]): Table | null {
  return tableOf(file, report, { named, countOnly: true });
}

const profileHeadings = [
  'First Name',
  'Last Name',
  'Maiden Name',
  'Address',
  'Birth Date',
  'Headline',
  'Summary',
  'Industry',
  'Zip Code',
  'Geo Location',
  'Twitter Handles',
  'Websites',
  'Instant Messengers',
];

interface ProfileFiles {
  profile: ImportedProfile;
}

export function readProfileFile(
  file: ExportFile,
  base: string,
  { profile }: ProfileFiles,
  report: Report,
): void {
  const rows = (order: readonly string[], keep: (cell: (...names: string[]) => string) => boolean) => {
    const table = tableOf(file, report, { named: order.map((heading) => heading.toLowerCase()), order });
    for (const row of table?.rows ?? []) {
      if (keep((...names) => table?.cell(row, ...names) ?? '')) report.read(file.name);
      else report.skip(file.name, reasons.noText);
    }
  };
  const block = (cell: string) => cleanCell(cell).slice(0, postLimit) || null;
  const push = (list: string[], cell: string) => {
    const line = oneLine(cell);
    if (line !== null) list.push(line);
    return line !== null;
  };
  switch (base) {
    case 'profile':
      return rows(profileHeadings, (cell) => {
        profile.name = oneLine(`${cell('First Name')} ${cell('Last Name')}`, 200);
        profile.headline = oneLine(cell('Headline'));
        profile.summary ??= block(cell('Summary'));
        profile.industry = oneLine(cell('Industry'), 200);
        profile.location = oneLine(cell('Geo Location'), 200);
        for (const part of cell('Websites')
          .replace(/^\[|\]$/g, '')
          .split(',')) {
          const address = httpAddress(part.trim().replace(/^[A-Z_]+:(?=https?:)/, ''));
          if (address !== null) profile.websites.push(address);
        }
        return profile.name !== null;
      });
    case 'profile summary':
      return rows(['Profile Summary'], (cell) => {
        profile.summary ??= block(cell('Profile Summary'));
        return profile.summary !== null;
      });
    case 'positions':
      return rows(
        ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
        (cell) => {
          const [company, title] = [oneLine(cell('Company Name')), oneLine(cell('Title'))];
          if (company === null && title === null) return false;
          profile.experience.push({
            company,
            title,
            start: readMonth(cell('Started On')),
            end: readMonth(cell('Finished On')),
            location: oneLine(cell('Location')),
            description: block(cell('Description')),
          });
          return true;
        },
      );
    case 'education':
      return rows(['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'], (cell) => {
        const [school, degree] = [oneLine(cell('School Name')), oneLine(cell('Degree Name'))];
        if (school === null && degree === null) return false;
        profile.education.push({
          school: school ?? '',
          degree,
          field: null,
          start: readMonth(cell('Start Date')),
          end: readMonth(cell('End Date')),
        });
        return true;
      });
    case 'skills':
      return rows(['Name'], (cell) => push(profile.skills, cell('Name')));
    case 'languages':
      return rows(['Name', 'Proficiency'], (cell) => {
        const name = oneLine(cell('Name'), 100);
        if (name !== null) profile.languages.push({ name, proficiency: oneLine(cell('Proficiency'), 100) });
        return name !== null;
      });
    case 'certifications':
      return rows(['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'], (cell) =>
        push(profile.certifications, cell('Name')),
      );
    case 'honors':
      return rows(['Title', 'Description', 'Issuer', 'Issue Date'], (cell) =>
        push(profile.honors, cell('Title')),
      );
    case 'publications':
      return rows(['Name', 'Published On', 'Description', 'Publisher', 'Url'], (cell) =>
        push(profile.publications, cell('Name')),
      );
    default:
      return undefined;
  }
}
