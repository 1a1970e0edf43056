import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RULES } from '../src/checks/rules/index.ts';
import { measureClaims, measureTells } from './test-measure.ts';
import type { Precision } from './test-measure.ts';
import { readFile, readPosts } from './test-posts.ts';

const claims = measureClaims('second');
const measured = measureTells('second');
const tells = RULES.filter((rule) => rule.group === 'tell').map(({ id }) => id);

describe('frozen, second', () => {
  it.each([
    ['claims', '882e527b5206263de7317241462dc62f526cf96e827ebf5c6868dacf51d8f749'],
    ['tells', 'a36d4fdaa360bde13b67450552adac3a44028eaf0b0d35719d216c71e5b570f8'],
  ] as const)('the %s are as they were before anybody measured them', (set, checksum) => {
    expect(createHash('sha256').update(readFile(set, 'second')).digest('hex')).toBe(checksum);
  });

  it('forty posts with their sources, and for every tell ten places that are one and ten that are not', () => {
    const posts = readPosts('claims', 'second');
    expect(posts.length).toBeGreaterThanOrEqual(40);
    expect(posts.filter((post) => post.source === '' || post.labels.length < 8)).toEqual([]);
    expect([...measured.keys()].toSorted()).toEqual(tells.toSorted());
    const few = [...measured].filter(([, { labelled, tempting }]) => labelled < 10 || tempting < 10);
    expect(few.map(([rule]) => rule)).toEqual([]);
  });

  it.each(['f', 'd', 'n', 'q', 'e'])(
    'finds 95 in 100 of the places of kind %s that no source gives',
    (kind) => {
      const { of, found } = claims.recall[kind] ?? { of: 0, found: 0 };
      expect(found / of).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('speaks falsely at most once a post', () => {
    expect(claims.falseAlarms).toBeLessThanOrEqual(1);
  });

  it('nine in ten places each rule speaks of are a tell, and nearly always the one it names', () => {
    const share = (right: (tell: Precision) => number) =>
      [...measured].filter(([, tell]) => right(tell) < tell.flagged * 0.9).map(([rule]) => rule);
    expect(share(({ right, otherwise }) => right + otherwise)).toEqual([]);
    // Two of nine are labelled as another tell: 'the lesson' may announce advice or be a drum roll.
    expect(share(({ right }) => right)).toEqual(['stock-words', 'advice-frame']);
  });

  it('takes at most one of the ten temptations of each rule', () => {
    expect([...measured].filter(([, { tempted }]) => tempted > 1).map(([rule]) => rule)).toEqual([]);
  });
});
