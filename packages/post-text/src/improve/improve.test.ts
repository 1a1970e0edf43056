import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFigures } from '../checks/claims/figures.ts';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { shorten } from './shorten.ts';
import { simplify } from './simplify.ts';

const post = `We took four fields out of our sign-up form.

To be honest, it was really a very small change (nobody argued about it). Forms are everywhere on the web today. People do not enjoy them much at all, and designers know that well. Before, 41 in a hundred finished it; after, 63.

Maya from support had asked for this since March. I had defended every one of them.

Which field would you drop first?`;

describe('shorter', () => {
  test('leaves every figure, name, question and the first and last sentence', () => {
    const short = shorten(post);
    expect(short.length).toBeLessThan(post.length * 0.85);
    for (const kept of ['four fields', '41', '63', 'Maya', 'March', 'Which field would you drop first?'])
      expect(short).toContain(kept);
    expect(short.startsWith('We took four fields')).toBe(true);
    expect(short).not.toContain('nobody argued');
    expect(short).not.toMatch(/\n{3,}| {2,}|^\s|\s$/);
  });

  test('takes nothing from a text that has nothing to spare', () => {
    const bare = 'We closed 3 deals.\n\nMaya led all of them.\n\nWhat was your week?';
    expect(shorten(bare)).toBe(bare);
  });

  test('leaves a hollow line that is all there is', () => {
    expect(shorten('Patience is a strategy.')).toBe('Patience is a strategy.');
  });

  test('keeps the answer to a question, and what another sentence leans on', () => {
    const asked =
      'We rebuilt the dock.\n\nWhat did we do first? We asked the oldest ferryman. The weather is nice at sea. Boats are boats.\n\nIt floats.';
    expect(shorten(asked)).toContain('What did we do first? We asked the oldest ferryman.');
  });

  test('adds no word and loses no figure, whatever the text', () => {
    const line = fc.constantFrom(
      'We lost 3 of 14 clients.',
      'It was a long week for all of us.',
      'Nobody had planned it that way.',
      'In fact, the meeting helped.',
      'Ravi wrote the note on 4 May 2031.',
      'Was it worth it?',
      'There are things to learn in most weeks of a year.',
      '- one entry of a list',
      'See https://example.org/a for more.',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), fc.constantFrom(' ', '\n', '\n\n'), (lines, between) => {
        const text = lines.join(between);
        const short = shorten(text);
        expect(short.length).toBeLessThanOrEqual(text.length);
        expect(findFigures(short).length).toBe(findFigures(text).length);
        expect(unsupportedClaims(short, text)).toEqual([]);
      }),
    );
  });
});

test('one sentence is shorter without its run-up, and a quotation stays as it was said', () => {
  expect(shorten('It is very important to note that we hired nobody in order to do it.')).toBe(
    'We hired nobody to do it.',
  );
  const said = 'She said “in order to win”.';
  expect(shorten(said)).toBe(said);
});

describe('simpler', () => {
  test.each([
    ['In order to win, we require assistance.', 'To win, we need help.'],
    ['Due to the fact that it rained, numerous people left.', 'Because it rained, many people left.'],
    ['She said “in order to win”.', 'She said “in order to win”.'],
    ['We met on a daily basis.', 'We met every day.'],
    ['The #purchase tag and re-purchase stay.', 'The #purchase tag and re-purchase stay.'],
    [
      'We had planned the release for the whole of the spring and most of the summer; then the one person who knew the system left.',
      'We had planned the release for the whole of the spring and most of the summer. Then the one person who knew the system left.',
    ],
    ['We leverage the data in order to plan.', 'We use the data to plan.'],
    ['By leveraging our network we grew.', 'By using our network we grew.'],
    ['They have leverage in the talks.', 'They have leverage in the talks.'],
    ['It was really very late.', 'It was very late.'],
    ['At the end of the day, it is about people.', 'It is about people.'],
    ['At the end of the day, I locked the shop.', 'At the end of the day, I locked the shop.'],
    ['Plain words are short.', 'Plain words are short.'],
  ])('%s', (text, plain) => {
    expect(simplify(text)).toBe(plain);
  });

  test('done twice it changes nothing more', () => {
    const once = simplify(
      'Furthermore, individuals obtained it prior to May; they utilised it on a weekly basis.',
    );
    expect(simplify(once)).toBe(once);
  });
});
