import type { ErrorCode, PersonColumn } from '@limelight/contracts';
import { readPerson, type GivenPerson } from '../people/index.ts';
import type { ImportFaultKind } from './reading/import-fault.ts';
import type { ImportedPerson } from './reading/imported.ts';

/** Where the files of a person's imports are stored until they are read. */
export const importFilesPrefix = (userId: string) => `imports/${userId}/`;
export const importFileKey = (userId: string, runId: string) => `${importFilesPrefix(userId)}${runId}`;

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

/** The refusal for a file that cannot be imported. A table without a known column is no refusal: it is asked about. */
export const refusals: Readonly<Record<Exclude<ImportFaultKind, 'no-text-column'>, ErrorCode>> = {
  unknown: 'import_unreadable',
  empty: 'import_empty',
  damaged: 'import_damaged',
  locked: 'import_locked',
  'not-profile': 'import_not_profile',
  'not-analytics': 'import_not_analytics',
  'too-large': 'import_too_large',
};

/** Whether a post is the person's own: it says nothing else, or names them as its author. */
export const isOwnPost = (author: string | null, person: string) => !isForeign(author, person);

/** What to tell a program that may not change people. */
export const peopleNotice = 'The connections in this file were left out: the token may not change people.';

/** What to tell where no column is known to hold the posts. */
export const columnNotice = 'Choose the column that holds the text of the posts, then import the file again.';
