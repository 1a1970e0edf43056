import { expect, it } from 'vitest';
import { HALVES, hasFile, readPosts } from '../../../testing-data/test-posts.ts';
import { applyFix, checkPost } from '../../index.ts';
import { parsePost } from '../post.ts';
import { saidTwice } from './said-twice.ts';

const told = (text: string) => checkPost(text).filter(({ rule }) => rule === 'said-twice');
const LONG = 'We moved the whole desk to the door in May.';
const OTHER = 'Then forty people came to look at it.';

it('a sentence said twice is told at its second place, and the fix takes that out', () => {
  const text = `${LONG} ${OTHER} ${LONG.replace(' the whole', ' the  whole')} It rained.`;
  const [remark, ...more] = told(text);
  expect(more).toEqual([]);
  expect(text.slice(remark?.start, remark?.end)).toContain('We moved');
  expect(remark?.start).toBeGreaterThan(LONG.length);
  expect(remark && applyFix(text, remark)).toBe(`${LONG} ${OTHER} It rained.`);
});

it('one change takes all of many out, and leaves what stands between', () => {
  const text = `${LONG} ${OTHER}\n\n${LONG}\n\nIt rained. ${LONG}`;
  const [remark] = told(text);
  expect(remark?.message).toContain('3 times');
  expect(remark && applyFix(text, remark)).toBe(`${LONG} ${OTHER}\n\nIt rained.`);
});

it('a paragraph pasted twice is one remark', () => {
  const text = `${LONG} ${OTHER}\n\nIt rained.\n\n${LONG} ${OTHER}`;
  const remarks = told(text);
  expect(remarks).toHaveLength(1);
  expect(remarks[0] && applyFix(text, remarks[0])).toBe(`${LONG} ${OTHER}\n\nIt rained.`);
});

it.each([
  'We said no.\n\nThe bank asked.\n\nWe said no.\n\nThe mayor asked.\n\nWe said no.',
  'Nobody reads the slump test. I do. Nobody reads the slump test.',
  'The gate was shut again today.\n\nI rang.\n\nThe gate was shut again today.\n\nI wrote.\n\nThe gate was shut again today.',
  'We counted the crates before the ferry came. We counted the crates before the lorry came.',
  'Room 4 opens at nine in the morning. Room 5 opens at nine in the morning.',
])('a refrain and sentences that begin alike are left alone: %j', (text) => {
  expect(told(text)).toEqual([]);
});

it.each([
  'Managers do want detailed reports from their teams every Monday morning. We asked. Managers do not want detailed reports from their teams every Monday morning.',
  'We gave the keys of the winter sales office to Tom yesterday evening. We gave the keys of the winter sales office to Ali yesterday evening.',
  'She was paid in full for her work on the tower. He was paid in full for his work on the tower.',
])('what differs in one word that counts is said once: %j', (text) => {
  expect(told(text)).toEqual([]);
});

it('no labelled post is told of it', () => {
  const posts = HALVES.flatMap((half) => [
    ...readPosts('tells', half),
    ...(hasFile('claims', half) ? readPosts('claims', half) : []),
  ]);
  expect(
    posts.filter(({ text }) => saidTwice.find(parsePost(text), {}).length > 0).map(({ name }) => name),
  ).toEqual([]);
});
