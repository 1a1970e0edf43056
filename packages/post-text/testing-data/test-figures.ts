/**
 * Prints what the checks reach on the labelled posts, as figures alone, for each part that is named and for all of them together:
 * `node test-figures.ts second third`. What is below nine in ten is marked.
 */
import { measureClaims, measureTells } from './test-measure.ts';
import { HALVES, hasFile } from './test-posts.ts';
import type { Half } from './test-posts.ts';

const named = HALVES.filter((half) => process.argv.includes(half));
const chosen = named.length > 0 ? named : HALVES.filter((half) => hasFile('tells', half));

function claimsOf(half: Half): string[] {
  if (!hasFile('claims', half)) return [];
  const claims = measureClaims(half);
  return [
    ...Object.entries(claims.recall).map(
      ([kind, { found, of }]) => `claims ${kind}: ${found} of ${of} found`,
    ),
    `false remarks per post: ${claims.falseAlarms.toFixed(2)}`,
  ];
}

function tellsOf(...halves: readonly Half[]): string[] {
  const rules = [...measureTells(...halves)].toSorted(([one], [other]) => one.localeCompare(other));
  const sum = (part: 'right' | 'otherwise' | 'flagged' | 'found' | 'labelled' | 'tempted' | 'tempting') =>
    rules.reduce((total, [, rule]) => total + rule[part], 0);
  return [
    ...rules.map(
      ([rule, { right, otherwise, flagged, found, labelled, tempted, tempting }]) =>
        `${rule}: ${right} of ${flagged} right${right < flagged * 0.9 ? ' (low)' : ''}, ${otherwise} of another name, ${found} of ${labelled} found, ${tempted} of ${tempting} temptations taken`,
    ),
    `all: ${sum('right')} of ${sum('flagged')} right, ${sum('otherwise')} of another name, ${sum('found')} of ${sum('labelled')} found, ${sum('tempted')} of ${sum('tempting')} temptations taken`,
  ];
}

const lines = chosen.flatMap((half) => [`== ${half}`, ...claimsOf(half), ...tellsOf(half)]);
if (chosen.length > 1) lines.push(`== ${chosen.join(', ')} together`, ...tellsOf(...chosen));
process.stdout.write(`${lines.join('\n')}\n`);
