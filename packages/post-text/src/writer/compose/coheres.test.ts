import { describe, expect, it, test } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';
import { pointsAway, sideBySide } from './coheres.ts';

const variants: readonly Variant[] = [0, 1, 2];
const drafts = (idea: string) => variants.map((variant) => writePost({ idea }, { seed: 7, variant }).text);
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('a line from further down', () => {
  test.each([
    'We should have asked him in the first week.',
    'There are bakers like her in every town.',
    'Of 90 such letters in a year, 71 were answered.',
    'The lift there has been out of order since May.',
    '12 % cancelled.',
    'Sixteen agreed and signed.',
    'Two weeks later 7 of the 15 had moved.',
    'I prefer working with the second.',
    'In autumn we stopped.',
    'We began in 2014 with one van and a ladder.',
    'I sell about nine a month.',
    'We took the smallest one anyway.',
    'My sister asked whether that was legal.',
    'What would you do?',
    'The teacher came running.',
    'I said no, I am the plumber.',
    'Visitors who like to be early still book it.',
  ])('opens nothing that points at what nobody has read of: %s', (line) =>
    expect(pointsAway(line)).toBe(true),
  );

  test.each([
    'Nobody was late in March.',
    'A nurse saw the error because she read the label.',
    'It took us a year to find the leak.',
    'Our guests say that they sleep better.',
    'There is no lift in our house.',
    'Overtime fell from 40 to 12 hours a week.',
    'My rule is that nobody eats alone.',
    'Loud rooms are the wrong rooms.',
  ])('opens where it says who and what by itself: %s', (line) => expect(pointsAway(line)).toBe(false));
});

test('what is told side by side is known', () => {
  expect(sideBySide('Lap 1 was a walk.', 'Lap 40 was a crawl.')).toBe(true);
  expect(sideBySide('What I feared: noise.', 'What I found: friends.')).toBe(true);
  expect(sideBySide('What I wanted: quiet.', 'What is left: a drum kit.')).toBe(true);
  expect(sideBySide('Six left.', 'Fifteen stayed.')).toBe(true);
  expect(sideBySide('We sold the boat.', 'We kept the oars.')).toBe(false);
});

describe('drafts in another order', () => {
  it('part no question from its answer, and no pair', () => {
    const idea =
      'I run the laundry of a hotel. Last summer we lost 300 towels. We asked 12 guests where they were. Nine said the same thing: on the beach. Now the towels are red. Three are missing this year.';
    for (const text of drafts(idea).map(flat)) {
      expect(text).toContain('We asked 12 guests where they were. Nine said the same thing');
      expect(text).not.toMatch(/^(?:Nine|Three)/);
    }
  });

  it('put who tells it in front or at the end, and between no two sentences of one thought', () => {
    const idea =
      'I am a midwife in a mountain village. People think the hard part is the nights. It is not. The hard part is the road in February. We carry chains, a shovel and two thermos flasks.';
    const all = drafts(idea).map(flat);
    for (const text of all) {
      expect(text).toContain('It is not. The hard part is the road in February.');
    }
    expect(all.some((text) => /^People think.*I am a midwife in a mountain village\.$/.test(text))).toBe(
      true,
    );
  });

  it('leave who looks for work where it was said', () => {
    const idea =
      'I am a welder looking for work near Porto. I built 14 ferries in nine years. My certificate runs until 2028. I can begin on Monday.';
    for (const text of drafts(idea)) expect(flat(text)).not.toMatch(/looking for work near Porto\.$/);
  });
});

test('a point of a list that asks does not lead', () => {
  const idea =
    'Things guests ask us on the first evening:\n- is the lake cold\n- can we bring the dog\n- where is the nearest bakery\n- who locks the gate\n- do you have earplugs';
  for (const text of drafts(idea)) expect(text).toMatch(/^(?:Things guests ask|What)/);
});

test('a new time begins a paragraph, and what was typed as one sentence stays in its own', () => {
  const idea =
    'In 2012 every broken chair of ours was burned. It was faster, I carried the wood myself. In 2019 the sawmill closed for half a year. We had 300 chairs in the yard and no wood. So two of us began to glue.';
  const paragraphs = writePost({ idea }, { seed: 7 }).text.split('\n\n');
  expect(paragraphs.find((one) => one.includes('It was faster'))).toMatch(
    /It was faster[.,] I carried the wood myself\.$/,
  );
  expect(paragraphs.some((one) => one.startsWith('In 2019'))).toBe(true);
});
