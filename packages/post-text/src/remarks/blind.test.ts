import { describe, expect, it } from 'vitest';
import { readLabelled } from '../../testing-data/test-labelled.ts';
import { checkText, type RuleName } from '../index.ts';

const TELLS: ReadonlySet<string> = new Set<RuleName>([
  'engagement-bait',
  'hollow-opener',
  'hollow-closer',
  'throat-clearing',
  'intensifiers',
  'stock-words',
  'negation-contrast',
  'participle-tail',
  'stacked-fragments',
]);

/** The results of the wording rules for posts that were labelled without knowledge of the rules. */
function measure(file: string) {
  const counts = { flagged: 0, right: 0, labelled: 0, tempting: 0, tempted: 0, people: 0, spoken: 0 };
  for (const { name, text, labels } of readLabelled(file)) {
    const found = checkText(text, { language: 'en' }).filter(({ rule }) => TELLS.has(rule));
    const meets = (one: { start: number; end: number }, other: { start: number; end: number }) =>
      one.start < other.end && other.start < one.end;
    const tells = labels.filter(({ label }) => !label.startsWith('not-'));
    const honest = labels.filter(
      ({ label }) => TELLS.has(label.replace(/^not-/, '')) && label.startsWith('not-'),
    );
    counts.flagged += found.length;
    counts.right += found.filter((one) => tells.some((tell) => meets(one, tell))).length;
    counts.labelled += tells.filter(({ label }) => TELLS.has(label)).length;
    counts.tempting += honest.length;
    counts.tempted += honest.filter((one) => found.some((other) => meets(one, other))).length;
    if (name.startsWith('person')) {
      counts.people += 1;
      counts.spoken += found.length;
    }
  }
  return counts;
}

describe('two sets whose writers had seen no rule', () => {
  it.each([
    ['tells-ninth.txt', { found: 27, labelled: 240 }],
    ['tells-tenth.txt', { found: 28, labelled: 59 }],
  ])('nine in ten remarks on %s are right, and people are left in peace', (file, floor) => {
    const { flagged, right, labelled, tempting, tempted, people, spoken } = measure(file);
    expect(labelled).toBe(floor.labelled);
    expect(right).toBeGreaterThanOrEqual(floor.found);
    expect(right / flagged).toBeGreaterThanOrEqual(0.9);
    expect(tempted / tempting).toBeLessThan(0.05);
    expect(spoken / people).toBeLessThanOrEqual(0.1);
  });
});
