/**
 * Writes what is measured here into `evaluation/figures.md`, and its headlines into the README of the package:
 * `node packages/post-text/testing-data/test-figures.ts`. `figures.test.ts` fails where either differs from what the code does.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { draftsTable, measureDrafts, measureOpenings, openingsTable } from './test-drafts.ts';
import { measureClaims } from './test-measure.ts';
import { notesTable, printedNow } from './test-notes.ts';
import { measurePassages } from './test-passages.ts';
import { hasFile, HALVES } from './test-posts.ts';
import { foundTable, ELEVEN, fixesTable, lowRules, rightTable, tellsTable, totalOf } from './test-tells.ts';
import { share, table } from './test-tables.ts';

export const FIGURES = new URL('../evaluation/figures.md', import.meta.url);
export const README = new URL('../README.md', import.meta.url);

const KINDS = {
  f: 'figures',
  d: 'dates',
  n: 'names',
  q: 'quotations',
  e: 'events in the first person',
  c: 'clients without a name',
} as const;
type Kind = keyof typeof KINDS;
const kinds: readonly Kind[] = ['f', 'd', 'n', 'q', 'e', 'c'];
const claimSets = HALVES.filter((half) => hasFile('claims', half));

function claimsTable(): string[] {
  const measured = claimSets.map(measureClaims);
  return table(
    ['found', ...claimSets],
    [
      ...kinds.map((kind) => [
        KINDS[kind],
        ...measured.map(({ recall }) => share(recall[kind]?.found ?? 0, recall[kind]?.of ?? 0)),
      ]),
      ['false remarks per post', ...measured.map(({ falseAlarms }) => falseAlarms.toFixed(2))],
    ],
  );
}

function passagesTable(): string[] {
  return table(
    ['half', 'sentences that tell the source', 'a right passage is marked', 'marked', 'wrong'],
    ['open', 'frozen'].map((half) => {
      const { told, right, marked, wrong } = measurePassages(half);
      return [half, told, right, marked, wrong.length];
    }),
  );
}

/** The page of all figures. */
export function figuresPage(): string {
  return `${[
    '# What is measured',
    '',
    'Written by `node packages/post-text/testing-data/test-figures.ts`; a test fails where it differs from what the code does. Every set',
    'is development data by now: rules were mended by it, so its figures say how well they know what they have seen. What',
    'strangers’ texts gave when they were measured first stands in [blind.md](blind.md).',
    '',
    '## Claims no source bears out',
    '',
    ...claimsTable(),
    '',
    '## Tells, set by set',
    '',
    'Right: a place a rule speaks of that is labelled with its name. Another name: labelled as another tell.',
    '',
    ...tellsTable(),
    '',
    '## Rules below nine in ten',
    '',
    'The sets from the fourth to the tenth were written by people who never saw a rule.',
    '',
    ...lowRules(),
    '',
    '## Right, by rule and set',
    '',
    'Places of its name of all it speaks of; in brackets how many are a tell of another name.',
    '',
    ...rightTable(),
    '',
    '## Found, by rule and set',
    '',
    ...foundTable(),
    '',
    '## Remarks on tells with a change to take',
    '',
    ...fixesTable(),
    '',
    '## Drafts that tell something of their own',
    '',
    'Of three drafts of each brief, how many lead with another thought or tell theirs in another order (`draftsApart`).',
    '',
    ...draftsTable(),
    '',
    '## First lines',
    '',
    'How many `findOpenings` gives for the first draft of each brief.',
    '',
    ...openingsTable(),
    '',
    '## Notes that hold what is for no reader',
    '',
    ...notesTable(),
    '',
    '## Passages marked for a draft in other words',
    '',
    ...passagesTable(),
  ].join('\n')}\n`;
}

const count = (value: number) => value.toLocaleString('en');

/** The headlines that the README of the package gives. */
export function headlines(): string {
  const [english, abroad] = [measureDrafts('English'), measureDrafts('other languages')];
  const openings = measureOpenings('English');
  const { recall, falseAlarms } = measureClaims('second');
  const total = (of: 'right' | 'flagged' | 'found' | 'labelled' | 'fixed') => count(totalOf(ELEVEN, of));
  return [
    `- Claims, in the set by somebody who knew no pattern (second): ${kinds
      .map((kind) => `${KINDS[kind]} ${recall[kind]?.found ?? 0} of ${recall[kind]?.of ?? 0}`)
      .join(', ')}; ${falseAlarms.toFixed(2)} false remarks per post.`,
    `- Tells, the eleven sets that are not German together: ${total('right')} of ${total('flagged')} places right, ${total('found')} of ${total('labelled')} found; ${total('fixed')} of the remarks carry a change to take.`,
    `- Three drafts that differ in what they tell: for ${english.apart[3]} of ${english.briefs} English briefs, two for ${english.apart[2]}, one for ${english.apart[1]}; in other languages for ${abroad.apart[3]} of ${abroad.briefs}, two for ${abroad.apart[2]}, one for ${abroad.apart[1]}.`,
    `- First lines for the posts of the English briefs: ${openings.median} in the middle, ten for ${openings.counts[10]} of ${openings.posts}, none for ${openings.counts[0]}.`,
    `- Notes that hold what is for no reader, first drafts: ${printedNow()}.`,
  ].join('\n');
}

/** The README with these headlines in their place. */
export function withHeadlines(readme: string, lines: string): string {
  const [before, , after] = readme.split(/(?<=<!-- headlines -->\n)([\s\S]*?)(?=<!-- end of headlines -->)/);
  if (before === undefined || after === undefined) throw new Error('The README has no place for headlines.');
  return `${before}${lines}\n${after}`;
}

if (import.meta.main) {
  writeFileSync(FIGURES, figuresPage());
  writeFileSync(README, withHeadlines(readFileSync(README, 'utf8'), headlines()));
}
