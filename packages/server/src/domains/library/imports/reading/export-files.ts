import { momentOfUrn } from '@limelight/contracts/post-urn';
import { readDay, readMoment, readMonth } from './dates.ts';
import type { ImportedComment, ImportedPerson, ImportedPost, ImportedProfile } from './imported.ts';
import type { Report } from './report.ts';
import { readRows, Table } from './table.ts';
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
  badDate: 'The date does not exist. We kept the row without it.',
  dateFromLink: 'The date was missing. We took it from the link.',
  formula: 'The cell looks like a spreadsheet formula. We kept it as text.',
  twice: 'The row appears twice.',
} as const;

const postLimit = 20_000;
const looksLikeFormula = (text: string) => /^[=+@][\p{L}(+@-]|^=\S|^-\d+[+*]/u.test(text.trimStart());

function noteFormula(report: Report, file: string, ...cells: readonly (string | null)[]): void {
  if (cells.some((cell) => cell !== null && looksLikeFormula(cell))) report.note(file, reasons.formula);
}

/** Reads a table of the export. When the file contains none, it adds a line to the report and returns null. */
function tableOf(
  { name, bytes }: ExportFile,
  report: Report,
  isHeading: (cells: readonly string[]) => boolean,
  escape?: string,
): Table | null {
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
  const table = new Table(readRows(decoded.text, escape === undefined ? {} : { escape }), isHeading);
  if (table.broken > 0) report.skip(name, reasons.quotes, table.broken);
  if (table.headings.length === 0) {
    report.skip(name, reasons.headings);
    return null;
  }
  report.read(name, 0);
  return table;
}

const hasCell =
  (...names: readonly string[]) =>
  (cells: readonly string[]) =>
    cells.some((cell) => names.includes(cell.trim().toLowerCase()));

function moment(report: Report, file: string, given: string, link: string): string | null {
  const known = readMoment(given);
  if (known !== null) return known;
  const fromLink = momentOfUrn(link);
  if (fromLink !== null) report.note(file, reasons.dateFromLink);
  else if (given.trim() !== '') report.note(file, reasons.badDate);
  return fromLink === null ? null : new Date(fromLink).toISOString();
}

/** LinkedIn writes a line break inside a post as quote, line break, quote. */
const postText = (cell: string) => cleanCell(cell.replaceAll('"\n"', '\n')).slice(0, postLimit);

export function readShares(file: ExportFile, report: Report): ImportedPost[] {
  const table = tableOf(file, report, hasCell('sharecommentary', 'share commentary'));
  if (table === null) return [];
  const posts: ImportedPost[] = [];
  for (const row of table.rows) {
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
      postedAt: moment(report, file.name, table.cell(row, 'Date', 'Share Date'), decoded(link)),
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
  const table = tableOf(file, report, hasCell('message'), '\\');
  if (table === null) return [];
  const comments: ImportedComment[] = [];
  for (const row of table.rows) {
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
      postedAt: moment(report, file.name, table.cell(row, 'Date'), ''),
    });
  }
  return comments;
}

export function readConnections(file: ExportFile, report: Report): ImportedPerson[] {
  const table = tableOf(file, report, hasCell('first name'));
  if (table === null) return [];
  const people: ImportedPerson[] = [];
  for (const row of table.rows) {
    const given = [table.cell(row, 'First Name'), table.cell(row, 'Last Name')];
    const name = oneLine(given.join(' '), 200);
    if (name === null) {
      report.skip(file.name, reasons.noName);
      continue;
    }
    const connected = table.cell(row, 'Connected On');
    const connectedOn = readDay(connected);
    if (connectedOn === null && connected.trim() !== '') report.note(file.name, reasons.badDate);
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

export function countRows(file: ExportFile, report: Report, ...headings: readonly string[]): Table | null {
  return tableOf(file, report, hasCell(...headings));
}

interface ProfileFiles {
  profile: ImportedProfile;
}

export function readProfileFile(
  file: ExportFile,
  base: string,
  { profile }: ProfileFiles,
  report: Report,
): void {
  const rows = (headings: readonly string[], keep: (cell: (...names: string[]) => string) => boolean) => {
    const decodedText = decodeTable(file.bytes);
    const byName = hasCell(...headings.map((heading) => heading.toLowerCase()));
    const read = decodedText === null ? { rows: [], broken: 0 } : readRows(decodedText.text);
    const first = read.rows[0];
    // A translated file has the same columns in the same order.
    const isTranslated =
      first !== undefined && !read.rows.some((row) => byName(row)) && first.length === headings.length;
    const table = isTranslated ? new Table({ ...read, rows: [[...headings], ...read.rows.slice(1)] }) : null;
    if (isTranslated) {
      report.note(file.name, reasons.byPlace);
      if (decodedText?.repaired === true) report.note(file.name, reasons.encoding);
    }
    const known = table ?? tableOf(file, report, byName);
    for (const row of known?.rows ?? []) {
      if (keep((...names) => known?.cell(row, ...names) ?? '')) report.read(file.name);
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
      return rows(['First Name', 'Last Name', 'Headline', 'Summary'], (cell) => {
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
        const school = oneLine(cell('School Name'));
        if (school === null) return false;
        profile.education.push({
          school,
          degree: oneLine(cell('Degree Name')),
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
      return rows(['Name', 'Authority'], (cell) => push(profile.certifications, cell('Name')));
    case 'honors':
      return rows(['Title', 'Issuer'], (cell) => push(profile.honors, cell('Title')));
    case 'publications':
      return rows(['Name', 'Publisher'], (cell) => push(profile.publications, cell('Name')));
    default:
      return undefined;
  }
}
