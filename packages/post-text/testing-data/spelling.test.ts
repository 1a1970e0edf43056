import { expect, it } from 'vitest';
import { parsePost } from '../src/checks/post.ts';
import { spelling } from '../src/checks/rules/spelling.ts';
import { guessLanguage } from '../src/index.ts';
import { BRIEFS } from './test-briefs.ts';
import { readHonest } from './test-honest.ts';
import { HALVES, hasFile, readPosts } from './test-posts.ts';

const finished = [
  ...(['tells', 'claims'] as const).flatMap((set) =>
    HALVES.filter((half) => hasFile(set, half)).flatMap((half) =>
      readPosts(set, half).map(({ text }) => text),
    ),
  ),
  ...readHonest().map(({ idea }) => idea),
  ...BRIEFS.filter(({ messy }) => !messy).map(({ idea }) => idea),
].filter((text) => guessLanguage(text) === 'en');

it('no word of people who type well is taken for a slip', { timeout: 60_000 }, () => {
  expect(finished.length).toBeGreaterThan(2_000);
  const remarks = finished.flatMap((text) =>
    spelling.find(parsePost(text), {}).map(({ start, end }) => text.slice(start, end)),
  );
  expect(remarks).toEqual([]);
});
