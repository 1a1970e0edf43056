import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factsByRule } from './reading.ts';
import { ownTexts } from './texts.ts';

/** 60 posts, a sentence after another; those with a + are what their author says of themselves with a figure or a date. */
const posts = readFileSync(new URL('../testing-data/posts.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const sentences = line.split(' | ');
    const own = sentences.flatMap((one) => (one.startsWith('+') ? [one.slice(1)] : []));
    return { own, text: sentences.map((one) => one.replace(/^\+/u, '')).join(' ') };
  });

it('without a model, offers from 60 posts what their authors say of themselves, in their words', () => {
  const offered = posts.flatMap(({ own, text }, at) => {
    const read = ownTexts({ kind: 'post', id: String(at), title: '' }, text, null);
    return factsByRule(read).map(({ source: { passage } }) => ({
      passage,
      isExact: text.includes(passage),
      isOwn: own.includes(passage),
    }));
  });
  const wrong = offered.filter(({ isExact, isOwn }) => !isExact || !isOwn);
  const found = offered.filter(({ isOwn }) => isOwn).length;
  expect(posts).toHaveLength(60);
  expect(wrong.slice(Math.floor(offered.length * 0.05))).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(posts.flatMap(({ own }) => own).length * 0.7);
});
