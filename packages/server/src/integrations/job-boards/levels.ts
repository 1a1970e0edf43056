import type { JobLevel } from '@limelight/contracts';

/** The level names of the boards that have a field for them, in lower case with underscores. */
const known: ReadonlyMap<string, readonly JobLevel[]> = new Map([
  ['internship', ['internship']],
  ['student', ['internship']],
  ['entry_level', ['entry']],
  ['associate', ['associate']],
  ['mid_level', ['mid']],
  ['mid_senior_level', ['mid', 'senior']],
  ['senior_level', ['senior']],
  ['director', ['director']],
  ['executive', ['executive']],
]);

/** Maps a board's own level field. Unknown names give no levels. */
export function levelsOf(stated: string | null | undefined): JobLevel[] {
  const name = (stated ?? '')
    .slice(0, 40)
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return [...(known.get(name) ?? [])];
}
