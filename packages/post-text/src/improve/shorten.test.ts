import { expect, test } from 'vitest';
import { parsePost } from '../checks/post.ts';
import { readSentence } from '../writer/parse/features.ts';
import { writePost } from '../writer/write.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { shorten } from './shorten.ts';

const POINTS = new Set(['change', 'lesson', 'confession', 'advice', 'invite', 'thanks', 'question']);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test('of the posts of all briefs none loses what it comes to', { timeout: 60_000 }, () => {
  const posts = BRIEFS.map((brief) => writePost({ ...brief, length: 'long' }, { seed: '1' }).text.trim());
  const shortened = posts.filter((post) => shorten(post) !== post);
  expect(shortened.length).toBeGreaterThan(40);
  const lost = posts.flatMap((post) => {
    const short = plain(shorten(post));
    const told = parsePost(post).sentences.map((one) => one.text);
    return told.filter(
      (one, at) =>
        POINTS.has(readSentence(one).role) &&
        !plain(one)
          .split(' ')
          .every((word) => short.includes(word)) &&
        plain(one) !== plain(told[at - 1] ?? ''),
    );
  });
  expect(lost).toEqual([]);
});

test.each([
  ['the verdict', 'Best decision of my year.'],
  ['the lesson', 'I learned to ask before the sale.'],
  ['the outcome', 'Nobody missed the old form.'],
  ['what was done', 'The fix was a note on the door.'],
  ['what is asked', 'Write to me if you run a shop.'],
])('%s stays, an aside goes', (_, point) => {
  const post = `We changed the form of our shop in spring, and it took a while. The weather was nice and the street was busy on most days then. ${point} Forms are everywhere on the web today, and people know them well. There are many shops in the street and most of them have forms. The shop opens on weekdays and on some evenings too, as shops do. The street is long and the shops are small and old. It closes for lunch.`;
  expect(shorten(post)).toContain(point);
  expect(shorten(post).length).toBeLessThan(post.length * 0.9);
});

test('what is said twice goes first', () => {
  const post =
    'We opened the shop in spring. My sister found the green kettle behind the counter. The green kettle my sister found, behind the counter. We close at noon.';
  expect(shorten(post)).toBe(
    'We opened the shop in spring. My sister found the green kettle behind the counter. We close at noon.',
  );
});
