import { expect, test } from 'vitest';
import { shapeOf } from './shape.ts';

test('a post is told by its parts: opening, list, paragraphs, ending; hashtags are none', () => {
  const post =
    'Why do bakeries close?\n\nThree reasons:\n1. Rent.\n2. Night work.\n3. Heirs.\n\nNobody asks. They should.\n\nWhich is yours?\n\n#bread #work';
  expect(shapeOf(post).map(({ kind, items, asks, words }) => [kind, items, asks, words])).toEqual([
    ['opening', 0, true, 4],
    ['paragraph', 0, false, 2],
    ['list', 3, false, 7],
    ['paragraph', 0, false, 4],
    ['ending', 0, true, 3],
  ]);
  expect(shapeOf('')).toEqual([]);
  expect(shapeOf('One line.')).toMatchObject([{ kind: 'opening', sentences: 1 }]);
});

test('a long post takes time in proportion to its length', () => {
  const began = performance.now();
  expect(shapeOf(`${'- a '.repeat(50_000)}\n\n${'#x '.repeat(50_000)}!`).length).toBeGreaterThan(0);
  expect(performance.now() - began).toBeLessThan(3_000);
});
