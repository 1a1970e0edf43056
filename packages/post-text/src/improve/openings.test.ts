import { describe, expect, test } from 'vitest';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { checkPost } from '../checks/check-post.ts';
import { baseOf } from '../writer/base-forms.ts';
import { CONNECTIVES } from '../writer/closed-words.ts';
import { wordsOf } from '../writer/lexicon.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { patternOf } from './opening-patterns.ts';
import { openWith } from './open-with.ts';
import { findOpenings } from './openings.ts';

const text = `We took four fields out of our sign-up form.

Before, 41 in a hundred finished it; after, 63. Maya from support had asked for a shorter form since March. I had defended every one of them. “Nobody reads these,” she said.

Which field would you drop first?`;

describe('openings', () => {
  test('come by pattern, the strongest first, with a reason', { timeout: 30_000 }, () => {
    const found = findOpenings(text);
    expect(found.length).toBeGreaterThanOrEqual(5);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(new Set(found.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(found.map(({ line }) => line)).size).toBe(found.length);
    for (const { reason } of found) expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(found[0]?.line).toMatch(/\d|“|four/);
  });

  test.each(BRIEFS.filter((_, index) => index % 4 === 0))(
    'claim nothing that the text does not hold: $name',
    { timeout: 30_000 },
    ({ idea }) => {
      for (const { line } of findOpenings(idea)) expect(unsupportedClaims(line, idea)).toEqual([]);
    },
  );

  test.each([
    ['I was wrong about forms.', 'admission'],
    ['“Nobody reads these,” she said.', 'quotation'],
    ['Which field would you drop?', 'question'],
    ['63 in a hundred finish it.', 'figure'],
    ['Your form is too long.', 'reader'],
    ['We shortened the form.', 'own'],
    ['Short forms get filled.', 'claim'],
  ])('%s', (line, pattern) => {
    expect(patternOf(line)).toBe(pattern);
  });
});

test('ten come of a text that carries them, from several sentences and shapes', () => {
  const rich = `In March we stopped our weekly status meeting. Eleven people, one hour, every Monday.

I was afraid that nobody would know what the others do. So we wrote instead: three lines each, by Friday noon. In the first week four people forgot.

My team lead Jonas told me: "I finally read what you all do." We saved 40 hours a month. The quiet people write more than they ever said.

The mistake I made was to ask for permission first. It took two months.

Our customers noticed nothing. Two other teams copied the note in May.

Would you stop your weekly meeting?`;
  const found = findOpenings(rich);
  expect(found).toHaveLength(10);
  expect(new Set(found.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(5);
  for (const { line } of found) expect(openWith(rich, line).startsWith(line)).toBe(true);
});

test.each([
  [
    'a deed, its reason and its outcome',
    `We took four fields out of our sign-up form in March. Nobody had read the answers since 2019.

Before, 41 in a hundred people finished the form. Now 63 do. Nobody missed the fields.

I had defended every field for two years. My colleague Maya wanted a shorter form from the start. Ask before you add a field.`,
    8,
  ],
  [
    'a small firm and its worst month',
    `I have run a removals firm for 16 years. We have four vans and nine people.

Last summer we had our worst month. We lost 31,000 euros because our quotes were guesses. A customer in Leeds told me: "You never looked at my piano."

We now ask every customer for photos. 91% of customers send photos within a day. Our quotes are right within 40 euros. The drivers stopped complaining.`,
    10,
  ],
  [
    'a habit and what was learned',
    `Our nurses swapped shifts on paper. The head nurse wanted a form for every swap.

I built a small app in three weekends. Nurses swap 70 shifts a month with it. Nobody asks for a form.

Small tools beat large plans. Give people one button.`,
    8,
  ],
])('an ordinary text of three paragraphs gives many: %s', (_, three, least) => {
  const found = findOpenings(three);
  expect(found.length).toBeGreaterThanOrEqual(least);
  const begun = found.map(({ line }) => line.toLowerCase().split(/\s+/).slice(0, 4).join(' '));
  for (const words of begun) expect(begun.filter((other) => other === words).length).toBeLessThanOrEqual(2);
  for (const { line } of found) {
    expect(checkPost(line).filter(({ group }) => group === 'tell')).toEqual([]);
    expect(unsupportedClaims(line, three)).toEqual([]);
    const added = wordsOf(line).filter(
      (word) => !wordsOf(three).includes(word) && !CONNECTIVES.has(word) && !isBase(word, three),
    );
    expect(added).toEqual([]);
  }
});

const isBase = (word: string, text: string) => wordsOf(text).some((other) => baseOf(other) === word);

test('one of two facts takes both out of the text, in either order', () => {
  const told = 'We cut four fields. It took a day. Nobody missed the fields.';
  expect(openWith(told, 'Nobody missed the fields. We cut four fields.')).toBe(
    'Nobody missed the fields. We cut four fields.\n\nIt took a day.',
  );
});

test.each([
  ['What we moved: one signal and the toilet.', 'named'],
  ['Kitchens are hot. Nobody complained.', 'facts'],
  ['For 12 years I was a chef.', 'moment'],
  ['Ask before you add a field.', 'reader'],
])('%s is %s', (line, pattern) => expect(patternOf(line)).toBe(pattern));

test(
  'none pulls figures apart from what they count, or leans on what nobody has read',
  { timeout: 30_000 },
  () => {
    const lines = BRIEFS.filter((_, index) => index % 4 === 1).flatMap(({ idea }) =>
      findOpenings(idea).map(({ line }) => line),
    );
    expect(lines.filter((line) => /^(?:\d\S* \p{L}+\. ?){2,}$/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /^\d+ of (?:the )?\d+ (?:did|do|were|had)\b/.test(line))).toEqual([]);
    expect(lines.filter((line) => /^(?:They|He|She|It|Them|Those|These) /.test(line))).toEqual([]);
  },
);

describe('another first line', () => {
  test('moves to the front when it stands in the text', () => {
    expect(openWith('We waited.\n\nNothing came. I lost patience.', 'I lost patience.')).toBe(
      'I lost patience.\n\nWe waited.\n\nNothing came.',
    );
  });

  test('takes what leans on it along', () => {
    expect(
      openWith(
        'We waited.\n\nMy mistake was to ask first. It took two months.',
        'My mistake was to ask first.',
      ),
    ).toBe('My mistake was to ask first. It took two months.\n\nWe waited.');
  });

  test('asked about the first sentence, it keeps what else that says', () => {
    expect(
      openWith('We stopped our standup in May. Nobody asked for it.', 'Would you stop your standup?'),
    ).toBe('Would you stop your standup?\n\nWe did in May. Nobody asked for it.');
  });

  test('takes the place of the first sentence when it is new', () => {
    expect(openWith('We waited. Nothing came.', 'Waiting is work.')).toBe(
      'Waiting is work.\n\nNothing came.',
    );
  });

  test('changes nothing when it is the first already', () => {
    expect(openWith('We waited.\n\nNothing came.', 'We waited.')).toBe('We waited.\n\nNothing came.');
  });
});

test.each([
  ['On Monday we rang 14 dental practices.', 'moment'],
  ['9 did not pick up before the sixth ring.', 'figure'],
  ['Before, 41 in a hundred finished it.', 'turn'],
])('%s is a %s', (line, pattern) => expect(patternOf(line)).toBe(pattern));

test('a day alone is no before and after', () => {
  expect(patternOf('Today we’re launching Tallybird 2.0.')).not.toBe('turn');
  expect(patternOf('Today we print two sheets; before then it was nine.')).toBe('turn');
});
