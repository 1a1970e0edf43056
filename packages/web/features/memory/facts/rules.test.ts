import { expect, test } from 'vitest';
import { actionOf, collectedWords, forgetWords, queryIn, sourceWords, whenWords } from './rules.ts';

test('the address names the list, the filters and the page, and unknown values are ignored', () => {
  const search = new URLSearchParams('q=+pallets+&kind=figure&source=post&privacy=hidden&page=3&team=x');
  expect(queryIn(search, 'suggested')).toEqual({
    status: 'suggested',
    q: 'pallets',
    kind: 'figure',
    source: 'post',
    offset: 100,
    limit: 50,
  });
  expect(queryIn(new URLSearchParams('kind=secret&page=-4'), 'due')).toEqual({
    due: 'true',
    offset: 0,
    limit: 50,
  });
  const team = '0190b3a4-0000-7000-8000-000000000001';
  expect(queryIn(new URLSearchParams(`team=${team}&subject=Acme`), 'confirmed')).toMatchObject({
    team,
    subject: 'Acme',
  });
});

test('dates are said as precisely as they are known', () => {
  expect(whenWords({ happened: null, until: null })).toBe('');
  expect(whenWords({ happened: '2024-03-08', until: null })).toBe('8 March 2024');
  expect(whenWords({ happened: '2021', until: '2024-12' })).toBe('2021 to December 2024');
  expect(whenWords({ happened: null, until: '2024' })).toBe('until 2024');
});

test('an origin is named with its title, and a recording with its minute', () => {
  expect(sourceWords({ kind: 'post', title: 'Nine minutes', second: null })).toBe(
    'From your post “Nine minutes”',
  );
  expect(sourceWords({ kind: 'post', title: ' ', second: null })).toBe('From your post');
  expect(sourceWords({ kind: 'recording', title: 'Monday', second: 192.4 })).toBe(
    'From your recording “Monday”, at 3:12',
  );
  expect(sourceWords({ kind: 'profile', title: 'Your LinkedIn profile', second: null })).toBe(
    'From your LinkedIn profile',
  );
  expect(sourceWords({ kind: 'typed', title: '', second: null })).toBe('Added by hand');
});

test('forgetting says what goes with the fact', () => {
  const source = { kind: 'post', id: null, title: '', passage: 'x', second: null, page: null } as const;
  expect(forgetWords({ uses: 2, source })).toMatch(/passage .* not suggested .*2 posts used it/);
  expect(forgetWords({ uses: 0, source: { ...source, kind: 'typed' } })).toBe('It is deleted for good.');
});

test('the outcome of a look says what was found, what was known and what is left', () => {
  const nothing = { confirmed: 0, suggested: 0, known: 0, read: 1, left: 0, engine: null };
  expect(collectedWords(nothing)).toBe('No new facts found. 1 text read.');
  expect(collectedWords({ ...nothing, confirmed: 6, suggested: 1, known: 2, read: 40, left: 9 })).toBe(
    '6 facts confirmed from your profile, 1 fact suggested for you to check. 2 known already. 40 texts read, 9 left for the next look.',
  );
});

test('keys confirm, refuse, edit and move, and a button keeps its Enter', () => {
  expect(
    ['Enter', 'c', 'C', 'Backspace', 'R', 'e', 'N', 'j', 'ArrowUp'].map((key) => actionOf(key, false)),
  ).toEqual(['confirm', 'confirm', 'confirm', 'refuse', 'refuse', 'edit', 'never', 'next', 'previous']);
  expect(actionOf('Enter', true)).toBeNull();
  expect(actionOf('c', true)).toBe('confirm');
  expect(actionOf('x', false)).toBeNull();
});
