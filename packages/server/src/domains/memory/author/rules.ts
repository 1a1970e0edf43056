import type { ProfileData } from '@limelight/contracts';

const labelled = (lines: readonly (readonly [label: string, value: string])[]) =>
  lines.flatMap(([label, value]) => (value.trim() === '' ? [] : [`${label}: ${value.trim()}`]));

export const aboutPerson = (
  name: string,
  { role, headline, industry, audience, goals }: ProfileData,
): string[] =>
  labelled([
    ['Name', name],
    ['Role', role],
    ['Headline', headline],
    ['Industry', industry ?? ''],
    ['Writes for', audience],
    ['Wants to achieve', goals],
  ]);

/** A company or client has only the name of its voice. The own voice of another person is called "Me" there. */
export const aboutVoice = ({ kind, name }: { kind: 'me' | 'company' | 'client'; name: string }): string[] =>
  kind === 'me' ? [] : labelled([[kind === 'company' ? 'Company' : 'Name', name]]);
