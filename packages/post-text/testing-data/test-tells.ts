import { measureTells } from './test-measure.ts';
import type { Precision } from './test-measure.ts';
import { HALVES, hasFile } from './test-posts.ts';
import type { Half } from './test-posts.ts';
import { share, table } from './test-tables.ts';

type Counted = 'right' | 'otherwise' | 'flagged' | 'found' | 'labelled' | 'tempted' | 'tempting' | 'fixed';

const SETS = HALVES.filter((half) => hasFile('tells', half));
/** The sets that hold posts in all languages. */
export const ELEVEN: readonly Half[] = SETS.filter((half) => !half.startsWith('german'));
/** Written by people who never saw a rule. */
const BLIND: readonly Half[] = ELEVEN.slice(ELEVEN.indexOf('fourth'));

const rules = (): string[] => [...new Set(SETS.flatMap((half) => [...measureTells(half).keys()]))].toSorted();

/** What a rule reaches on several sets together; all rules, where none is named. */
export function totalOf(halves: readonly Half[], of: Counted, rule?: string): number {
  return halves
    .flatMap((half) => [...measureTells(half)])
    .reduce((sum, [name, measured]) => sum + (rule === undefined || name === rule ? measured[of] : 0), 0);
}

export function tellsTable(): string[] {
  const row = (name: string, halves: readonly Half[]) => {
    const of = (counted: Counted) => totalOf(halves, counted);
    return [
      name,
      share(of('right'), of('flagged')),
      of('otherwise'),
      share(of('found'), of('labelled')),
      `${of('tempted')} of ${of('tempting')}`,
    ];
  };
  return table(
    ['set', 'right', 'of another name', 'found', 'temptations taken'],
    [
      ...SETS.map((half) => row(half, [half])),
      row('the eleven that are not German together', ELEVEN),
      row('all together', SETS),
    ],
  );
}

/** The rules below nine in ten under their own name, and as a tell of whatever name, on each set written blind. */
export function lowRules(): string[] {
  const low = (halves: readonly Half[], right: (measured: (of: Counted) => number) => number) => {
    const names = rules().flatMap((rule) => {
      const of = (counted: Counted) => totalOf(halves, counted, rule);
      return right(of) < of('flagged') * 0.9 ? [`\`${rule}\` ${right(of)} of ${of('flagged')}`] : [];
    });
    return names.join(', ') || 'none';
  };
  const row = (name: string, halves: readonly Half[]) => [
    name,
    low(halves, (of) => of('right')),
    low(halves, (of) => of('right') + of('otherwise')),
  ];
  return table(
    ['set', 'under its own name', 'a tell of whatever name'],
    [...BLIND.map((half) => row(half, [half])), row('the eleven together', ELEVEN)],
  );
}

function byRule(cell: (measured: Precision) => string): string[] {
  return table(
    ['rule', ...SETS],
    rules().map((rule) => [
      `\`${rule}\``,
      ...SETS.map((half) => {
        const measured = measureTells(half).get(rule);
        return measured === undefined ? '–' : cell(measured);
      }),
    ]),
  );
}

export const rightTable = () =>
  byRule(({ right, flagged, otherwise }) =>
    flagged === 0 ? 'silent' : `${right} of ${flagged}${otherwise === 0 ? '' : ` (${otherwise})`}`,
  );

export const foundTable = () =>
  byRule(({ found, labelled }) => (labelled === 0 ? '–' : `${found} of ${labelled}`));

export function fixesTable(): string[] {
  const row = (name: string, halves: readonly Half[]) => [
    name,
    share(totalOf(halves, 'fixed'), totalOf(halves, 'flagged')),
  ];
  return table(
    ['set', 'with a change'],
    [...SETS.map((half) => row(half, [half])), row('all together', SETS)],
  );
}
