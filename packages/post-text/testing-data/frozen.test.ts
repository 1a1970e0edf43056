import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFile, readPosts } from './test-posts.ts';

it.each([
  ['claims', 'd51942a7b4676b20c04ddbd5e04b0dd07f2ddabf3881e14a7d155a55d1e68d0b'],
  ['tells', '2a59b2134dc08ddb02a9952488554b1cba186f18a3c202a736a22071b591fa60'],
] as const)('the frozen %s are as they were before the rules were written', (set, checksum) => {
  expect(createHash('sha256').update(readFile(set, 'frozen')).digest('hex')).toBe(checksum);
});

it('the briefs are as they were written', () => {
  const briefs = readFileSync(new URL('briefs.json', import.meta.url));
  expect(createHash('sha256').update(briefs).digest('hex')).toBe(
    '18c9978e1981396daeda8691f814a80800268cd254176b521c05b6002bead315',
  );
});

it('the sets are as large as they have to be', () => {
  const claims = [...readPosts('claims', 'open'), ...readPosts('claims', 'frozen')];
  expect(claims.length).toBeGreaterThanOrEqual(60);
  expect(claims.every((post) => post.source !== '' && post.labels.length > 3)).toBe(true);
  const places = new Map<string, number>();
  for (const post of [...readPosts('tells', 'open'), ...readPosts('tells', 'frozen')])
    for (const { label } of post.labels)
      if (!label.startsWith('not-')) places.set(label, (places.get(label) ?? 0) + 1);
  expect(places.size).toBeGreaterThanOrEqual(25);
  expect([...places].filter(([, count]) => count < 8)).toEqual([]);
});
