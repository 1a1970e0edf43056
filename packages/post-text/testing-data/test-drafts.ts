import { guessLanguage } from '../src/index.ts';
import { draftsApart, findOpenings, findSentences } from '../src/writer/index.ts';
import { BRIEFS } from './test-briefs.ts';
import { share, table } from './test-tables.ts';
import { writtenOf } from './test-written.ts';

/** Which briefs: those in English, those in other languages, those whose first draft stays short. */
const GROUPS = {
  English: (brief) => isEnglish(brief),
  'other languages': (brief) => !isEnglish(brief),
  'under 80 characters, in any language': (brief) => firstDraft(brief).length < 80,
} as const satisfies Record<string, (brief: Brief) => boolean>;
type Group = keyof typeof GROUPS;
type Brief = (typeof BRIEFS)[number];

const groups: readonly Group[] = ['English', 'other languages', 'under 80 characters, in any language'];
const SEED = 7;
const isEnglish = ({ idea }: Brief) => guessLanguage(idea) === 'en';
const firstDraft = (brief: Brief) => writtenOf(brief, SEED).text;

const filled = (length: number): number[] => Array.from({ length }, () => 0);
const add = (counts: number[], at: number) => {
  counts[at] = (counts[at] ?? 0) + 1;
};

/** Of three drafts of each brief: how many briefs have one, two or three (the place in `apart`) that tell something of their own. */
export function measureDrafts(group: Group): { briefs: number; apart: readonly number[] } {
  const briefs = BRIEFS.filter(GROUPS[group]);
  const apart = filled(4);
  for (const brief of briefs)
    add(apart, draftsApart(([0, 1, 2] as const).map((variant) => writtenOf(brief, SEED, variant).text)));
  return { briefs: briefs.length, apart };
}

export function draftsTable(): string[] {
  return table(
    ['briefs', 'three', 'two', 'one'],
    groups.map((group) => {
      const { briefs, apart } = measureDrafts(group);
      return [group, ...[3, 2, 1].map((drafts) => share(apart[drafts] ?? 0, briefs))];
    }),
  );
}

/** The texts whose first lines are counted. */
const OPENED = {
  English: () => BRIEFS.filter(isEnglish),
  'English, of four sentences and more': () =>
    BRIEFS.filter((brief) => isEnglish(brief) && findSentences(firstDraft(brief)).length >= 4),
  'other languages': () => BRIEFS.filter((brief) => !isEnglish(brief)),
} as const satisfies Record<string, () => readonly Brief[]>;
type Opened = keyof typeof OPENED;
const opened: readonly Opened[] = ['English', 'English, of four sentences and more', 'other languages'];

const found = new Map<string, number>();
function openingsOf(brief: Brief): number {
  const lines = found.get(brief.name) ?? findOpenings(firstDraft(brief)).length;
  found.set(brief.name, lines);
  return lines;
}

/** How many posts get none, one … ten first lines (the place in `counts`), and how many the post in the middle gets. */
export function measureOpenings(of: Opened): { posts: number; counts: readonly number[]; median: number } {
  const lines = OPENED[of]()
    .map(openingsOf)
    .toSorted((one, other) => one - other);
  const counts = filled(11);
  for (const many of lines) add(counts, many);
  return { posts: lines.length, counts, median: lines[Math.floor(lines.length / 2)] ?? 0 };
}

export function openingsTable(): string[] {
  return table(
    ['posts', 'how many', 'in the middle', ...Array.from({ length: 11 }, (_, lines) => `get ${lines}`)],
    opened.map((of) => {
      const { posts, counts, median } = measureOpenings(of);
      return [of, posts, median, ...counts];
    }),
  );
}
