import { expect, test } from 'vitest';
import { examplesOf } from './rules.ts';

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ');
const [long, other, third, fourth] = [words(0, 90), words(1000, 90), words(2000, 90), words(3000, 90)];
const short = 'The floor is filthy and everyone is happier.';

test('examples are whole, begin with the nearest and hold a short one', () => {
  expect(examplesOf([long, other, third, fourth, short], 4)).toEqual([long, other, third, short]);
});

test('a post that repeats another comes only where there are no others', () => {
  const again = `${long} again`;
  expect(examplesOf([long, again, other], 2)).toEqual([long, other]);
  expect(examplesOf([long, again], 2)).toEqual([long, again]);
});

test('examples end where a prompt has no more room, and a post of the longest kind is not cut', () => {
  const posts = [0, 1, 2, 3, 4].map((at) => words(at * 500, 330));
  const examples = examplesOf(posts, 5);
  expect(examples).toHaveLength(3);
  for (const example of examples) expect(posts).toContain(example);
});
