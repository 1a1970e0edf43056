import type { JobLevel } from '@limelight/contracts';

/** The names that Lever, Recruitee, SmartRecruiters and Workable have for levels, in lower case with underscores. */
const known: ReadonlyMap<string, readonly JobLevel[]> = new Map([
  ['internship', ['internship']],
  ['entry_level', ['entry']],
  ['associate', ['associate']],
  ['mid_level', ['mid']],
  ['mid_senior_level', ['mid', 'senior']],
  ['senior_level', ['senior']],
  ['director', ['director']],
  ['executive', ['executive']],
]);

/** The levels that a board's own field names; none for what is not in its list. */
export function levelsOf(stated: string | null | undefined): JobLevel[] {
  const name = (stated ?? '')
    .slice(0, 40)
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return [...(known.get(name) ?? [])];
}
