import { expect, test } from 'vitest';
import { layOut, scrollerSentence } from './feed.ts';

/** Every character is a tenth of a phone's line wide. */
const wide = (text: string) => text.length * 34;
const plain = (lines: { text: string }[][]) => lines.map((line) => line.map((run) => run.text).join(''));

test('a short post shows whole', () => {
  const feed = layOut('one two', 'phone', wide);
  expect(feed.folded).toBeNull();
  expect(plain(feed.lines)).toEqual(['one two']);
  expect(scrollerSentence(feed, 'one two')).toBe('Shown in full');
});

test('what a scroller sees and what is behind it are the whole post together', () => {
  const text = 'aaaa bbbb\ncccc\ndddd eeee\nffff\n\n#tag';
  const feed = layOut(text, 'phone', wide);
  expect(feed.folded).not.toBeNull();
  const shown = plain(feed.folded ?? []);
  expect(shown.length).toBeLessThanOrEqual(3);
  const together = `${shown.join('')}${plain(feed.hidden).join('')}`.replace(/\s/g, '');
  expect(together).toBe(text.replace(/\s/g, ''));
});

test('figures are written as everywhere', () => {
  const text = 'word '.repeat(300);
  expect(scrollerSentence(layOut(text, 'phone', wide), text)).toMatch(/of 1,499 characters$/);
});

test('hashtags and links keep their kind on every line', () => {
  const feed = layOut('see #tag now', 'desktop', (text) => text.length);
  expect(feed.lines[0]).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'hashtag', text: '#tag' },
    { kind: 'text', text: ' now' },
  ]);
});

test('the lines of a long link are as wide as they are drawn', () => {
  const bold = (text: string, linked = false) => text.length * (linked || text.includes('://') ? 40 : 34);
  const feed = layOut(
    `Read https://example.com/${'abcdefgh/'.repeat(4)}end of it, all of you`,
    'phone',
    bold,
  );
  const inLink = feed.lines.filter((line) => line.some(({ kind }) => kind === 'url'));
  expect(inLink.length).toBeGreaterThan(3);
  for (const line of inLink)
    expect(
      line.reduce((sum, { kind, text }) => sum + text.length * (kind === 'url' ? 40 : 34), 0),
    ).toBeLessThanOrEqual(340);
});

test('an empty third line leaves two', () => {
  const feed = layOut('aaaa\nbbbb\n\ncccc\ndddd', 'phone', wide);
  expect(plain(feed.folded ?? [])).toEqual(['aaaa', 'bbbb']);
  expect(plain(feed.hidden)).toEqual(['cccc', 'dddd']);
});

test('an empty line between two keeps its place', () => {
  const feed = layOut('aaaa\n\nbbbb', 'phone', wide);
  expect(feed.lines.map((line) => line.length)).toEqual([1, 0, 1]);
});
