import { describe, expect, it, test } from 'vitest';
import { FORMATS, LENGTHS, writePost } from './index.ts';
import { reasonBefore } from './compose/turns.ts';
import { unpaste } from './clean/pasted.ts';

const VARIANTS = [0, 1, 2] as const;

/** Thoughts of one line with a reason, and mostly with a day; what has to stand in every post made of them. */
const THOUGHTS: readonly [idea: string, ...parts: string[]][] = [
  ['We stopped our Monday meeting in March because nobody could say what it decided.', 'March', 'nobody'],
  ['I closed my bakery on 14 June 2025 because the rent doubled.', '14 June 2025', 'rent doubled'],
  ['our hotel stopped daily towel changes because guests never asked for them', 'guests never asked'],
  ['Since 3 May we answer tickets ourselves because the agency never read the docs', '3 May', 'agency'],
  ['I left consulting after 11 years because I wanted to see what follows the slides.', '11 years', 'slides'],
  [
    'i turned down a 95k job on tuesday because the manager interrupted me 6 times',
    '95k',
    'Tuesday',
    '6 times',
  ],
  ['We moved the launch from 4 April to 2 May because two testers could not log in.', '2 May', 'two testers'],
  ['Today, 5 May, I start as head nurse in Graz because somebody asked me twice.', 'Today, 5 May, I start'],
  [
    'we raised prices by 12% on 1 Jan because flour went up 30% and nobody left',
    '1 Jan',
    '30% and nobody left',
  ],
  ['My first hire quit on day 9 because I never introduced her to the team.', 'day 9', 'introduced her'],
];

describe('a thought of one line', () => {
  it.each(THOUGHTS)('keeps its reason and its day: %s', (idea, ...parts) => {
    for (const format of FORMATS)
      for (const length of LENGTHS)
        for (const variant of VARIANTS) {
          const { text } = writePost({ idea, format, length }, { seed: 5, variant });
          for (const part of parts) expect(text.toLowerCase()).toContain(part.toLowerCase());
          expect(text).toMatch(/\bbecause\b|That is why|^Why\b/);
        }
  });
});

test.each([
  ['I do not post prices because the calls are better.'],
  ['I left because the pay was low and the work was dull.'],
  ['We moved the launch because it was too early.'],
  ['This is good because the room is bright at noon.'],
])('%s keeps its order', (said) => expect(reasonBefore(said)).toBeUndefined());

test('a reason told first says that it is one', () =>
  expect(reasonBefore('I closed my bakery in June because the rent doubled.')).toEqual([
    'The rent doubled.',
    'That is why I closed my bakery in June.',
  ]));

describe('lines of a page', () => {
  it('are put together where the page had no room', () => {
    const page = [
      'Minutes of the board',
      'Page 4 of 38',
      'The board decided to stay in the old building',
      'because a move would have cost 340,000 euros and four weeks of',
      'production. The lease runs until 31 Decem-',
      'ber 2029. Six apprentices start on 1 September, two more than last',
      'year.',
    ].join('\n');
    expect(unpaste(page)).toBe(
      'Minutes of the board\nThe board decided to stay in the old building because a move would have cost 340,000 euros and four weeks of production. The lease runs until 31 December 2029. Six apprentices start on 1 September, two more than last year.',
    );
  });

  it.each([
    'stopped the newsletter in january after four good years\nnow i write 5 letters by hand each friday',
    'We stopped the newsletter in January, after four years\nNow I write 5 letters by hand',
    'What we heard at the counter in the first three weeks\n- too loud\n- too late',
    'Why we rebuilt it\nwhat came of it',
  ])('that their author ended stay apart', (notes) => expect(unpaste(notes)).toBe(notes));
});

test('years from and to are no label', () =>
  expect(
    writePost({ idea: '2019 - 2024 Head of Logistics in Kiel. I cut empty runs.' }, { seed: 1 }).text,
  ).toContain('2019 - 2024'));

test('a stretch of time is no list', () =>
  expect(
    writePost({ idea: 'Before: patients phoned between 8:00 and 8:30 and 62 % hung up.' }, { seed: 1 }).text,
  ).toContain('between 8:00 and 8:30'));
