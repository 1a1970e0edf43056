import { describe, expect, test } from 'vitest';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { checkPost } from '../checks/check-post.ts';
import { parsePost } from '../checks/post.ts';
import { readBestOpenings } from '../../testing-data/test-openings.ts';
import { openWith, plain } from './open-with.ts';
import { findOpenings } from './openings.ts';

const posts = readBestOpenings();
/** As the page shows them: the first line that a text has already is not among them. */
const offered = (text: string) =>
  findOpenings(text, 11)
    .filter(({ line }) => openWith(text, line) !== text)
    .slice(0, 10);

describe('openings of forty posts', () => {
  const shown = posts.map(({ text, best }) => ({
    text,
    best: best.map(plain),
    lines: offered(text),
  }));

  test('one of the three best is among the first three in nine posts of ten', () => {
    const placed = shown.filter(({ best, lines }) =>
      lines.slice(0, 3).some(({ line }) => best.includes(plain(line))),
    );
    expect(shown).toHaveLength(40);
    expect(placed.length).toBeGreaterThanOrEqual(36);
    const first = shown.filter(({ best, lines }) => best.includes(plain(lines[0]?.line ?? '')));
    expect(first.length).toBeGreaterThanOrEqual(27);
  });

  test('are eight or more in half of the posts of eight sentences', () => {
    const long = shown.filter(({ text }) => parsePost(text).sentences.length >= 8);
    const counts = long.map(({ lines }) => lines.length).toSorted((a, b) => a - b);
    expect(long.length).toBeGreaterThan(12);
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(8);
  });

  test('earn no remark, and neither does the post with one of them', () => {
    const tells = (text: string) => checkPost(text).filter(({ group }) => group === 'tell').length;
    const marked = shown.flatMap(({ text, lines }) =>
      lines.filter(
        ({ line }) =>
          tells(line) > 0 ||
          unsupportedClaims(line, text).length > 0 ||
          tells(openWith(text, line)) > tells(text),
      ),
    );
    expect(marked.map(({ line }) => line)).toEqual([]);
  });

  test('say in words why they stand where they stand', () => {
    const reasons = shown.flatMap(({ lines }) => lines.map(({ reason }) => reason));
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z\d][^;]{8,}\.$/);
    expect(new Set(reasons).size).toBeGreaterThan(40);
  });
});

test('a moment in which something is at stake stands before what is merely so', () => {
  const found = offered(
    'On Tuesday night an old man in bed four asked me for water. I said I would be back. I had been rushing past him all week. Our ward has one nurse for eleven patients. The ward was painted in May.',
  ).map(({ line }) => line);
  const rushing = found.findIndex((line) => /rushing past an old man/.test(line));
  expect(rushing).toBeGreaterThanOrEqual(0);
  expect(rushing).toBeLessThan(3);
  expect(found.indexOf('The ward was painted in May.')).not.toBe(0);
});
