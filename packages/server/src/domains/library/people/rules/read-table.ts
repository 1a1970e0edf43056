import { emailPattern, personColumns, type PersonColumn } from '@limelight/contracts/catalog';
import { readDay, type DateOrder } from '../../../../platform/dates/index.ts';
import { holdsOnly } from '../../../../platform/headings.ts';
import { readCount } from '../../../../platform/numbers.ts';
import type { GivenPerson } from './given-person.ts';

const cellLimit = 4000;

export const cleanCell = (cell: string | undefined, limit = 300) =>
  (cell ?? '')
    .slice(0, cellLimit)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, limit);

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

/** What the cells of a column tell about it, whatever its heading. */
const told: readonly (readonly [PersonColumn, RegExp])[] = [
  ['linkedinUrl', /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/(?:in|pub)\//i],
  ['email', emailPattern],
];

/** Guesses the field of each column from its heading, or else from its cells. Each field is used at most once. */
export function guessMapping(headers: readonly string[], rows: readonly (readonly string[])[] = []): Mapping {
  const mapping = new Map<number, PersonColumn>();
  const used = new Set<PersonColumn>();
  const take = (column: number, field: PersonColumn | undefined) => {
    if (field === undefined || used.has(field) || mapping.has(column)) return;
    used.add(field);
    mapping.set(column, field);
  };
  for (const [column, header] of headers.entries()) take(column, knownHeaders.get(plain(header)));
  for (const column of headers.keys())
    for (const [field, pattern] of told)
      if (
        holdsOnly(
          rows.map((row) => row[column] ?? ''),
          (cell) => pattern.test(cell),
        )
      )
        take(column, field);
  return mapping;
}

const webUrl = (text: string): string | null => {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /\./.test(text) && URL.canParse(url) && url.length <= 500 ? url : null;
};

/** Removes leading signs that a spreadsheet would interpret as a formula. */
const unformula = (text: string) => text.replace(/^[=+@-]+(?=[^\s\d])/, '').trim();

export function readRow(
  row: readonly string[],
  mapping: Mapping,
  order: DateOrder | null = null,
): GivenPerson | null {
  return readPerson(new Map([...mapping].map(([column, field]) => [field, row[column] ?? ''])), order);
}

export function readPerson(
  cells: ReadonlyMap<PersonColumn, string>,
  order: DateOrder | null = null,
): GivenPerson | null {
  const cell = (field: PersonColumn, limit?: number) => cleanCell(cells.get(field), limit);
  const joined = `${cell('firstName', 100)} ${cell('lastName', 100)}`.trim();
  const name = unformula(cell('name', 200) || joined).slice(0, 200);
  if (!/\p{L}/u.test(name)) return null;
  // Of a range such as 51-200 or 1,001+, the lower end counts.
  const size = readCount(/^[^-–+]*/.exec(cell('companySize'))?.[0] ?? '') ?? 0;
  const email = cell('email', 254).toLowerCase();
  const linkedin = cell('linkedinUrl', 500);
  return {
    name,
    headline: '',
    position: unformula(cell('position')),
    company: unformula(cell('company')),
    location: unformula(cell('location')),
    industry: unformula(cell('industry')),
    companySize: size > 0 && size <= 10_000_000 ? size : null,
    email: emailPattern.test(email) ? email : null,
    linkedinUrl: /linkedin\.com\//i.test(linkedin) ? webUrl(linkedin) : null,
    website: cell('website') === '' ? null : webUrl(cell('website')),
    notes: cleanCell(cells.get('notes'), 2000),
    connectedOn: readDay(cell('connectedOn'), order),
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
