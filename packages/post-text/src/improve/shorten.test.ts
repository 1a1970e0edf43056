import { describe, expect, test } from 'vitest';
import { parsePost } from '../checks/post.ts';
import { readSentence } from '../writer/parse/features.ts';
import { writePost } from '../writer/write.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { shorten } from './shorten.ts';

const POINTS = new Set(['change', 'lesson', 'confession', 'advice', 'invite', 'thanks', 'question']);
/** What says nothing of its own in any post. */
const FILL = 'There are many ways of doing that in most places and most of them are well known by now.';
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test('of the posts of all briefs none loses what it comes to', { timeout: 60_000 }, () => {
  const written = BRIEFS.map((brief) => writePost({ ...brief, length: 'long' }, { seed: '1' }).text.trim());
  const posts = [...written, ...written.map((post) => post.replace('\n\n', `\n\n${FILL}\n\n`))];
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

describe('the point of a story stays', () => {
  test.each([
    [
      'a German story',
      'Ein Kunde wollte einen Rabatt von mir, weil er schon lange bei uns kauft. Ich habe abgelehnt. Er hat danach bei einem anderen bestellt und lange gewartet. Die Lieferung kam zu spät und war nicht vollständig. Jetzt zahlt er den vollen Preis plus Eilzuschlag. Manchmal ist ein Nein der bessere Dienst am Kunden.',
      ['Ich habe abgelehnt.', 'Jetzt zahlt er den vollen Preis plus Eilzuschlag.'],
    ],
    [
      'a nurse',
      "On my ward there is a man who never speaks. I'd been rushing past him all week. Yesterday I sat down for the length of one cup of tea. He told me about the boats he built. Not a staffing solution! There are many things that take time in places like these and most are simple. But at the end of the day, it is about people. What do you make time for?",
      ["I'd been rushing past him all week.", 'Not a staffing solution!', 'about people.'],
    ],
    [
      'a founder',
      "Today we're launching Tallybird 2.0. Bookkeeping for cafes. There are many tools of that sort on the market and most of them are made for other kinds of trade. We built it in order to close the day before the chairs are up, due to the fact that owners are really very tired by then. Try it and tell me what is missing.",
      ['Bookkeeping for cafes.'],
    ],
  ])('of %s', (_, text, points) => {
    const short = shorten(text);
    for (const point of points) expect(short).toContain(point);
    expect(short).not.toMatch(/in order to|due to the fact that|really very/);
  });

  test('in another language only what is said twice in the same words goes', () => {
    const said =
      'Wir haben die Halle im Frühjahr gebaut. Das Dach ist aus Holz und hält viel aus. Das Dach ist aus Holz und hält viel aus. Die Leute kommen gerne her. Am Ende zählt das.';
    expect(shorten(said)).toBe(said.replace(' Das Dach ist aus Holz und hält viel aus.', ''));
  });
});

test.each([
  ['At the end of the day, trust is what people buy.', 'Trust is what people buy.'],
  ['We moved due to the fact that it rained.', 'We moved because it rained.'],
  ['I love the fact that she asked.', 'I love that she asked.'],
  ['Apart from the fact that it rained, it was good.', 'Apart from the fact that it rained, it was good.'],
  ['He said “due to the fact that”.', 'He said “due to the fact that”.'],
])('padding goes, what it stands beside stays: %s', (text, short) => {
  expect(shorten(text)).toBe(short);
});
