import { describe, expect, it } from 'vitest';
import { RULES } from '../src/checks/rules/index.ts';
import { measureClaims, measureTells } from './test-measure.ts';
import type { Half } from './test-posts.ts';

type Looked = Extract<Half, 'open' | 'frozen'>;

const KINDS = ['f', 'd', 'n', 'q'];

/** Each half is measured once, whatever is asked of it. */
const claims = { open: measureClaims('open'), frozen: measureClaims('frozen') };
const found = { open: measureTells('open'), frozen: measureTells('frozen') };

function recallOf(half: Looked, kinds: readonly string[]): number {
  const shares = kinds.map((kind) => claims[half].recall[kind] ?? { of: 0, found: 0 });
  const sum = (part: 'of' | 'found') => shares.reduce((total, share) => total + share[part], 0);
  return sum('found') / sum('of');
}

describe.each<Looked>(['open', 'frozen'])('claims, the %s half', (half) => {
  it.each(KINDS)('finds 95 in 100 of the places of kind %s that no source gives', (kind) => {
    expect(recallOf(half, [kind])).toBeGreaterThanOrEqual(0.95);
  });

  it('finds nearly all events told in the first person, and the clients', () => {
    expect(recallOf(half, ['e'])).toBeGreaterThanOrEqual(0.89);
    expect(recallOf(half, ['c'])).toBeGreaterThanOrEqual(0.95);
  });

  it('speaks falsely less than once in two posts', () => {
    expect(claims[half].falseAlarms).toBeLessThanOrEqual(0.5);
  });
});

const tells = RULES.filter((rule) => rule.group === 'tell');

it('there are at least 25 rules for tells, each with labelled places', () => {
  expect(tells.length).toBeGreaterThanOrEqual(25);
  expect(
    tells.filter((rule) => (found.frozen.get(rule.id)?.labelled ?? 0) < 4).map((rule) => rule.id),
  ).toEqual([]);
});

describe.each<Looked>(['open', 'frozen'])('tells, the %s half', (half) => {
  it('nine in ten places each rule speaks of are such a tell', () => {
    const low = [...found[half]].filter(([, { right, flagged }]) => right < flagged * 0.9);
    expect(low.map(([rule, { right, flagged }]) => `${rule}: ${right} of ${flagged}`)).toEqual([]);
  });

  it('most of the labelled places are found', () => {
    const all = [...found[half].values()];
    const sum = (part: 'found' | 'labelled') => all.reduce((total, rule) => total + rule[part], 0);
    expect(sum('found') / sum('labelled')).toBeGreaterThanOrEqual(0.9);
  });
});
