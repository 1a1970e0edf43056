import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RULES } from '../src/checks/rules/index.ts';
import { measureClaims, measureTells } from './test-measure.ts';
import { readFile, readPosts } from './test-posts.ts';

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
    const measured = measureTells('second');
    expect([...measured.keys()].toSorted()).toEqual(tells.toSorted());
    const few = [...measured].filter(([, { labelled, tempting }]) => labelled < 10 || tempting < 10);
    expect(few.map(([rule]) => rule)).toEqual([]);
  });

  it('reports every kind of claim', async ({ annotate }) => {
    const { recall, falseAlarms } = measureClaims('second');
    expect(Object.keys(recall).toSorted()).toEqual(['c', 'd', 'e', 'f', 'n', 'q']);
    const shares = Object.entries(recall).map(([kind, { found, of }]) => `${kind} ${found} of ${of}`);
    await annotate(`${shares.join(', ')}; false remarks per post ${falseAlarms.toFixed(2)}`);
  });
});
