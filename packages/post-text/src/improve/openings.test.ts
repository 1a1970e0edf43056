import { describe, expect, test } from 'vitest';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { patternOf } from './opening-patterns.ts';
import { findOpenings, openWith } from './openings.ts';

const text = `We took four fields out of our sign-up form.

Before, 41 in a hundred finished it; after, 63. Maya from support had asked for this since March. I had defended every one of them. “Nobody reads these,” she said.

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

describe('another first line', () => {
  test('moves to the front when it stands in the text', () => {
    expect(openWith('We waited.\n\nNothing came. I lost patience.', 'I lost patience.')).toBe(
      'I lost patience.\n\nWe waited.\n\nNothing came.',
    );
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
