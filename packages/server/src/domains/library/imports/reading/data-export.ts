import {
  countRows,
  readComments,
  readConnections,
  readProfileFile,
  readShares,
  reasons,
  type ExportFile,
} from './export-files.ts';
import { ImportFault } from './import-fault.ts';
import { emptyImport, type Imported, type ImportedProfile } from './imported.ts';
import { Report } from './report.ts';
import { readZip } from './zip.ts';

const zipReasons = {
  cut: 'The archive ends in the middle of this file. We read what is there. Download the export again for the rest.',
  damaged: 'This file cannot be unpacked. Download the export again.',
  'too-large': 'This file unpacks to more than we read. We skipped it.',
} as const;

const outside = 'The path of this file points outside the archive. We skipped it.';

const profileFiles = new Set([
  'profile',
  'profile summary',
  'positions',
  'education',
  'skills',
  'languages',
  'certifications',
  'honors',
  'publications',
]);
const counted = new Map<string, { name: string; heading: string }>([
  ['messages', { name: 'messages', heading: 'conversation id' }],
  ['invitations', { name: 'invitations', heading: 'direction' }],
  ['reactions', { name: 'reactions', heading: 'type' }],
  ['recommendations_received', { name: 'recommendations', heading: 'text' }],
]);

/** 'folder/Shares_000000147.csv' becomes 'shares'. Returns '' for files that are not tables of the export. */
function baseOf(path: string): string {
  if (path.includes('__MACOSX/')) return '';
  // Some programs on Windows part folders by backslashes.
  const name = (path.split(/[\\/]/).at(-1) ?? '').toLowerCase();
  if (!name.endsWith('.csv') || name.startsWith('.')) return '';
  return name
    .slice(0, -'.csv'.length)
    .replace(/ ?\(\d+\)$/, '')
    .replace(/_\d+$/, '');
}

const isWanted = (path: string) => {
  const base = baseOf(path);
  return profileFiles.has(base) || counted.has(base) || ['shares', 'comments', 'connections'].includes(base);
};

export const emptyProfile = (): ImportedProfile => ({
  name: null,
  headline: null,
  location: null,
  summary: null,
  industry: null,
  skills: [],
  languages: [],
  certifications: [],
  honors: [],
  publications: [],
  experience: [],
  education: [],
  websites: [],
});

/** Drops the folder and numbers repeated names, for use in a report. */
function nameIn(path: string, used: Set<string>): string {
  const plain = path.slice(path.lastIndexOf('/') + 1).slice(0, 120);
  let name = plain;
  for (let number = 2; used.has(name); number += 1) name = `${plain} (${number})`;
  used.add(name);
  return name;
}

/**
 * Reads LinkedIn's data export, even if truncated. Messages, invitations and reactions are only counted. Throws
 * `ImportFault` for an archive without any file of an export.
 */
export function readDataExport(archive: Uint8Array): Imported {
  const { members, isCut } = readZip(archive, isWanted);
  if (members.length === 0) throw new ImportFault(isCut ? 'damaged' : 'unknown');
  const report = new Report();
  const imported = emptyImport('export');
  const profile = emptyProfile();
  const counts = new Map<string, number>();
  const used = new Set<string>();
  const paths = new Set<string>();
  for (const { path, bytes, fault } of members) {
    const file: ExportFile = { name: nameIn(path, used), bytes };
    if (paths.has(path)) {
      report.skip(file.name, reasons.twice);
      continue;
    }
    paths.add(path);
    if (path.split(/[\\/]/).includes('..')) {
      report.skip(file.name, outside);
      continue;
    }
    if (fault === 'cut') report.note(file.name, zipReasons.cut);
    else if (fault !== null) {
      report.skip(file.name, zipReasons[fault]);
      continue;
    }
    const base = baseOf(path);
    if (base === 'shares') imported.posts.push(...readShares(file, report));
    else if (base === 'comments') imported.comments.push(...readComments(file, report));
    else if (base === 'connections') imported.people.push(...readConnections(file, report));
    else if (profileFiles.has(base)) readProfileFile(file, base, { profile }, report);
    else {
      const kind = counted.get(base);
      const table = kind === undefined ? null : countRows(file, report, kind.heading);
      if (kind !== undefined) counts.set(kind.name, (counts.get(kind.name) ?? 0) + (table?.rows.length ?? 0));
    }
  }
  if (isCut) report.note('The archive', 'The archive is incomplete. Download the export again for the rest.');
  const hasProfile = profile.name !== null || profile.experience.length > 0 || profile.skills.length > 0;
  return {
    ...imported,
    owner: profile.name,
    profile: hasProfile ? profile : null,
    counts: [...counts].map(([name, count]) => ({ name, count })),
    report: report.lines(),
  };
}
