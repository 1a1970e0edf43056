import { personColumns, type PersonColumn } from '@limelight/contracts';
import { parse } from 'csv-parse/sync';
import { separatorIn } from '../../../../platform/csv.ts';

export interface GivenPerson {
  name: string;
  headline: string;
  position: string;
  company: string;
  location: string;
  industry: string;
  companySize: number | null;
  email: string | null;
  linkedinUrl: string | null;
  website: string | null;
  notes: string;
  connectedOn: string | null;
}

export interface Table {
  headers: string[];
  rows: string[][];
  isLinkedinExport: boolean;
}

const rowLimit = 120_000;
const cellLimit = 4000;
const columnLimit = 60;

const clean = (cell: string | undefined, limit = 300) =>
  (cell ?? '')
    .slice(0, cellLimit)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, limit);

const linkedinHeader = /^"?First Name"?[,;\t]"?Last Name"?/i;

/** Reads a CSV file with a header row, skipping LinkedIn's notes above it. Null if it contains no table. */
export function readTable(csv: string): Table | null {
  const text = csv
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  // LinkedIn puts a few lines of notes above the header.
  const top = text.slice(0, 4000).split('\n');
  const at = top.findIndex((line) => linkedinHeader.test(line));
  const first = at === -1 ? top.findIndex((line) => line.trim() !== '') : at;
  if (first === -1) return null;
  const body = text.slice(top.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0));
  try {
    const records: string[][] = parse(body, {
      delimiter: separatorIn(top[first] ?? ''),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      to: rowLimit + 1,
      maxRecordSize: 200_000,
    });
    const [headers, ...rows] = records;
    if (headers === undefined || headers.length < 2) return null;
    return {
      headers: headers.slice(0, columnLimit).map((header) => clean(header, 100)),
      rows,
      isLinkedinExport: at !== -1,
    };
  } catch {
    return null;
  }
}

/** Column headers of LinkedIn's export and of common CRMs, in the form that `plain` returns. */
const knownHeaders: ReadonlyMap<string, PersonColumn> = new Map([
  ...Object.entries(personColumns)
    .map(([field, label]) => [plain(label), field] as const)
    .filter(isColumn),
  ['full name', 'name'],
  ['contact', 'name'],
  ['contact name', 'name'],
  ['given name', 'firstName'],
  ['family name', 'lastName'],
  ['surname', 'lastName'],
  ['email', 'email'],
  ['email address', 'email'],
  ['e mail', 'email'],
  ['mail', 'email'],
  ['work email', 'email'],
  ['url', 'linkedinUrl'],
  ['profile url', 'linkedinUrl'],
  ['linkedin', 'linkedinUrl'],
  ['linkedin url', 'linkedinUrl'],
  ['person linkedin url', 'linkedinUrl'],
  ['organization', 'company'],
  ['organisation', 'company'],
  ['account', 'company'],
  ['account name', 'company'],
  ['company name', 'company'],
  ['employer', 'company'],
  ['title', 'position'],
  ['job title', 'position'],
  ['role', 'position'],
  ['city', 'location'],
  ['country', 'location'],
  ['employees', 'companySize'],
  ['number of employees', 'companySize'],
  ['domain', 'website'],
  ['company website', 'website'],
]);

function isColumn(pair: readonly [string, string]): pair is [string, PersonColumn] {
  return Object.hasOwn(personColumns, pair[1]);
}

function plain(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export type Mapping = ReadonlyMap<number, PersonColumn>;

/** Guesses the field of each column. Each field is used at most once. */
export function guessMapping(headers: readonly string[]): Mapping {
  const mapping = new Map<number, PersonColumn>();
  const used = new Set<PersonColumn>();
  for (const [column, header] of headers.entries()) {
    const field = knownHeaders.get(plain(header));
    if (field === undefined || used.has(field)) continue;
    used.add(field);
    mapping.set(column, field);
  }
  return mapping;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads `18 Nov 2026`, as LinkedIn writes, or an ISO date. Null for anything else. */
export function readDay(written: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(written);
  const english = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})$/.exec(written.trim());
  const parts = iso
    ? { year: iso[1], month: Number(iso[2]), day: Number(iso[3]) }
    : {
        year: english?.[3],
        month: months.indexOf((english?.[2] ?? '').toLowerCase()) + 1,
        day: Number(english?.[1]),
      };
  if (parts.year === undefined || parts.month < 1 || parts.month > 12) return null;
  const at = new Date(Date.UTC(Number(parts.year), parts.month - 1, parts.day));
  return at.getUTCDate() === parts.day && at.getUTCFullYear() >= 1900 ? at.toISOString().slice(0, 10) : null;
}

const webUrl = (text: string): string | null => {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /\./.test(text) && URL.canParse(url) && url.length <= 500 ? url : null;
};

/** Removes leading signs that a spreadsheet would interpret as a formula. */
const unformula = (text: string) => text.replace(/^[=+@-]+(?=[^\s\d])/, '').trim();

export function readRow(row: readonly string[], mapping: Mapping): GivenPerson | null {
  return readPerson(new Map([...mapping].map(([column, field]) => [field, row[column] ?? ''])));
}

/** Thousands separators in numbers such as 1,001, 1.001 and 1 001. */
const thousands = /(?<=\d)[,.'’ \u00a0\u202f](?=\d{3}(?!\d))/g;

export function readPerson(cells: ReadonlyMap<PersonColumn, string>): GivenPerson | null {
  const cell = (field: PersonColumn, limit?: number) => clean(cells.get(field), limit);
  const joined = `${cell('firstName', 100)} ${cell('lastName', 100)}`.trim();
  const name = unformula(cell('name', 200) || joined).slice(0, 200);
  if (!/\p{L}/u.test(name)) return null;
  const size = Number(
    cell('companySize')
      .replace(thousands, '')
      .replace(/[^\d].*$/, ''),
  );
  const email = cell('email', 254).toLowerCase();
  const linkedin = cell('linkedinUrl', 500);
  return {
    name,
    headline: '',
    position: unformula(cell('position')),
    company: unformula(cell('company')),
    location: unformula(cell('location')),
    industry: unformula(cell('industry')),
    companySize: Number.isInteger(size) && size > 0 && size <= 10_000_000 ? size : null,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null,
    linkedinUrl: /linkedin\.com\//i.test(linkedin) ? webUrl(linkedin) : null,
    website: cell('website') === '' ? null : webUrl(cell('website')),
    notes: clean(cells.get('notes'), 2000),
    connectedOn: readDay(cell('connectedOn')),
  };
}

/** Reads a pasted list with one person per line, as “Name, position, company” or “Name – position at company”. */
export function readPasted(text: string): GivenPerson[] {
  return text
    .slice(0, 100_000)
    .split('\n')
    .slice(0, 2000)
    .flatMap((line) => {
      const [address = ''] = /https?:\/\/\S*linkedin\.com\/in\/\S+/i.exec(line) ?? [];
      const parts = line
        .replace(address, '')
        .split(/\t|;|,|\||\s[-–—]\s/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
      const [name = '', position = '', company = ''] = parts;
      const [role = '', employer = ''] =
        company === '' ? position.split(/\s(?:at|@)\s/) : [position, company];
      const mapping: Mapping = new Map([
        [0, 'name'],
        [1, 'position'],
        [2, 'company'],
        [3, 'linkedinUrl'],
      ]);
      return readRow([name, role, employer, address], mapping) ?? [];
    });
}
