import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RULES } from '../src/checks/rules/index.ts';
import { measureClaims, measureTells } from './test-measure.ts';
import type { Precision } from './test-measure.ts';
import { readFile, readPosts } from './test-posts.ts';

const tells = RULES.filter((rule) => rule.group === 'tell').map(({ id }) => id);

/** What stands for each part: checksums, how large it is, and what is reached less than everywhere. */
const PARTS = [
  {
    part: 'second',
    claims: '882e527b5206263de7317241462dc62f526cf96e827ebf5c6868dacf51d8f749',
    tells: 'a36d4fdaa360bde13b67450552adac3a44028eaf0b0d35719d216c71e5b570f8',
    posts: 40,
    places: 10,
    tempting: 10,
    events: 0.95,
    clients: 0.7,
    named: ['rhetorical-result', 'hollow-opener', 'stock-words', 'aphorism', 'advice-frame'],
  },
  {
    part: 'third',
    claims: 'd491cfc7cfe972fd2dac4d17b05d59b1c90bf4c638fc3715b37508d120cdd253',
    tells: '75297fb90ad46b9236bc7a1f4f82e61b3502876996143c036560c9eccb5d8810',
    posts: 30,
    places: 8,
    tempting: 4,
    events: 0.85,
    clients: 0.85,
    named: ['negation-contrast', 'everyone-wrong', 'changed-everything'],
  },
] as const;

describe.each(PARTS)('frozen, $part', ({ part, ...expected }) => {
  const claims = measureClaims(part);
  const measured = measureTells(part);

  it.each(['claims', 'tells'] as const)('the %s are as they were before anybody measured them', (set) => {
    expect(createHash('sha256').update(readFile(set, part)).digest('hex')).toBe(expected[set]);
  });

  it('whole posts with their sources, and for every tell places that are one and places that are not', () => {
    const posts = readPosts('claims', part);
    expect(posts.length).toBeGreaterThanOrEqual(expected.posts);
    expect(posts.filter((post) => post.source === '' || post.labels.length < 8)).toEqual([]);
    expect([...measured.keys()].toSorted()).toEqual(tells.toSorted());
    const few = [...measured].filter(
      ([, { labelled, tempting }]) => labelled < expected.places || tempting < expected.tempting,
    );
    expect(few.map(([rule]) => rule)).toEqual([]);
  });

  it.each([
    ['f', 0.95],
    ['d', 0.95],
    ['n', 0.95],
    ['q', 0.95],
    ['e', expected.events],
    ['c', expected.clients],
  ] as const)('finds the places of kind %s that no source gives, at least %d of them', (kind, least) => {
    const { of, found } = claims.recall[kind] ?? { of: 0, found: 0 };
    expect(found / of).toBeGreaterThanOrEqual(least);
  });

  it('speaks falsely at most once a post', () => {
    expect(claims.falseAlarms).toBeLessThanOrEqual(1);
  });

  it('nine in ten places each rule speaks of are a tell, and nearly always the one it names', () => {
    const below = (right: (tell: Precision) => number) =>
      [...measured].filter(([, tell]) => right(tell) < tell.flagged * 0.9).map(([rule]) => rule);
    expect(below(({ right, otherwise }) => right + otherwise)).toEqual([]);
    // Neighbours: 'the lesson' may announce advice or be a drum roll, a denial may be a saying.
    expect(below(({ right }) => right).toSorted()).toEqual([...expected.named].toSorted());
  });

  it('takes at most one of the temptations of each rule', () => {
    expect([...measured].filter(([, { tempted }]) => tempted > 1).map(([rule]) => rule)).toEqual([]);
  });
});
