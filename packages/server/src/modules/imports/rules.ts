import type { ErrorCode, PersonColumn } from '@limelight/contracts';
import { readPerson, type GivenPerson } from '../people/index.ts';
import type { ImportFaultKind } from './reading/import-fault.ts';
import type { ImportedPerson } from './reading/imported.ts';

const partsOf = (name: string) =>
  new Set(
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{2,}/gu) ?? [],
  );

/** Whether a file names an owner who shares no part of their name with this person. */
export function isForeign(owner: string | null, person: string): boolean {
  if (owner === null) return false;
  const own = partsOf(person);
  return own.size > 0 && ![...partsOf(owner)].some((part) => own.has(part));
}

/** What to tell about material of somebody else. */
export const foreignNotice = (owner: string) =>
  `This file belongs to ${owner}. We kept its posts for inspiration and did not add them to your voice.`;

/** Connections as the records of people take them; rows of closed accounts name nobody and are left out. */
export const connectionsOf = (people: readonly ImportedPerson[]): GivenPerson[] =>
  people.flatMap(({ name, url, email, company, position, connectedOn }) => {
    const cells = new Map<PersonColumn, string>([
      ['name', name],
      ['linkedinUrl', url ?? ''],
      ['email', email ?? ''],
      ['company', company ?? ''],
      ['position', position ?? ''],
      ['connectedOn', connectedOn ?? ''],
    ]);
    return readPerson(cells) ?? [];
  });

const sentences: Readonly<Record<ImportFaultKind, string>> = {
  unknown:
    'We do not know this kind of file. Choose a LinkedIn data export, a profile saved as PDF, an analytics workbook, or posts as CSV or JSON.',
  empty: 'There is nothing in this file. Download it again and choose the new copy.',
  damaged: 'This file is damaged and cannot be opened. Download it again and choose the new copy.',
  locked: 'This file is protected with a password. Save a copy without one and choose that.',
  'not-profile': 'This PDF is not a LinkedIn profile. On your profile, choose More and then Save to PDF.',
  'no-text-column':
    'No column of this file holds the posts. Name the column with the text "Text" and try again.',
  'not-analytics': 'This workbook is not from LinkedIn’s creator analytics. Export it there and try again.',
  'too-large': 'This file unpacks to more than we can read. Export a shorter period and try again.',
};

/** The refusal for a file that cannot be imported. */
export function refusalOf(kind: ImportFaultKind): { code: ErrorCode; message: string } {
  return { code: kind === 'too-large' ? 'import_too_large' : 'import_unreadable', message: sentences[kind] };
}
