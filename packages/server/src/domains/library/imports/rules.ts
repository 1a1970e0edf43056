import type { ErrorCode, PersonColumn } from '@limelight/contracts';
import { counted } from '../../../run.ts';
import { readPerson, type GivenPerson } from '../people/index.ts';
import type { ImportFaultKind } from './reading/import-fault.ts';
import type { Imported, ImportedPerson } from './reading/imported.ts';
import type { ReportLine } from './reading/report.ts';

/** The storage prefix of a person's import files, which are kept until they are read. */
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

/** True when the file names an owner whose name shares no word with this person's. */
export function isForeign(owner: string | null, person: string): boolean {
  if (owner === null) return false;
  const own = partsOf(person);
  return own.size > 0 && ![...partsOf(owner)].some((part) => own.has(part));
}

/** What was kept of another person's file, and what not. */
export function foreignNotice(owner: string, { posts, people, profile }: Imported): string {
  const kept =
    posts.length === 0 ? 'kept nothing from it' : `kept its ${counted(posts.length, 'post')} for inspiration`;
  const left = [
    ...(people.length === 0 ? [] : [counted(people.length, 'connection')]),
    ...(profile === null ? [] : ['the profile']),
  ].join(' and ');
  return `This file belongs to ${owner}, so nothing in it counts as yours. We ${kept}${left === '' ? '' : ` and left out ${left}`}. If you are ${owner}, choose “This is me”.`;
}

/** The report of an export whose connections were not kept. */
export const withoutConnections = (report: readonly ReportLine[], reason: string): ReportLine[] =>
  report.map((line) =>
    /^connections/i.test(line.file) && line.read > 0
      ? {
          ...line,
          read: 0,
          skipped: line.skipped + line.read,
          reasons: [...line.reasons, { reason, count: line.read }],
        }
      : line,
  );

/** Converts connections to people records. Rows of closed accounts have no name and are left out. */
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

/**
 * The refusal of each fault, except for a table without a known text column: there the person is asked to choose
 * one.
 */
export const refusals: Readonly<Record<Exclude<ImportFaultKind, 'no-text-column'>, ErrorCode>> = {
  unknown: 'import_unreadable',
  empty: 'import_empty',
  damaged: 'import_damaged',
  locked: 'import_locked',
  'not-profile': 'import_not_profile',
  'not-analytics': 'import_not_analytics',
  'too-large': 'import_too_large',
};

/** A post without an author counts as the person's own. */
export const isOwnPost = (author: string | null, person: string) => !isForeign(author, person);

export const foreignPeople = 'It is another person’s connection. We did not keep it.';
export const peopleNotice =
  'The connections in this file were skipped because the token cannot change people.';

export const columnNotice =
  'Choose the column that contains the text of the posts, then import the file again.';
