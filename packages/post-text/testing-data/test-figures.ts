/** Prints what the checks reach on one part of the labelled posts, as figures alone: `node test-figures.ts second`. */
import { measureClaims, measureTells } from './test-measure.ts';
import type { Half } from './test-posts.ts';

const HALVES: readonly Half[] = ['open', 'frozen', 'second', 'third'];
const half = HALVES.find((name) => name === process.argv[2]) ?? 'second';

const claims = measureClaims(half);
const tells = [...measureTells(half)].toSorted(([one], [other]) => one.localeCompare(other));
const lines = [
  ...Object.entries(claims.recall).map(([kind, { found, of }]) => `claims ${kind}: ${found} of ${of} found`),
  `false remarks per post: ${claims.falseAlarms.toFixed(2)}`,
  ...tells.map(
    ([rule, { right, otherwise, flagged, found, labelled, tempted, tempting }]) =>
      `${rule}: ${right} of ${flagged} right, ${otherwise} of another name, ${found} of ${labelled} found, ${tempted} of ${tempting} temptations taken`,
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
