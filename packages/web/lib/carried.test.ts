import { expect, test } from 'vitest';
import { carriedAddress, carriedPath, carryAlong, dropCarried, readCarried } from './carried.ts';
import { safeNext } from './navigation.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a text of any length waits for a week, with its lines as they were', () => {
  const place = storage();
  const text = `Über 4 Felder.\n\n${'lantern '.repeat(2000)}`;
  expect(carryAlong({ notes: text, draft: null }, 1000, place)).toBe(true);
  expect(readCarried(1000 + 6 * 86_400_000, place)).toEqual({ notes: text, draft: null });
  expect(readCarried(1000 + 8 * 86_400_000, place)).toBeNull();
  dropCarried(place);
  expect(readCarried(1000, place)).toBeNull();
});

test('a browser that keeps nothing says so', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(carryAlong({ notes: 'Notes.', draft: null }, 0, full)).toBe(false);
  expect(carryAlong({ notes: 'Notes.', draft: null }, 0, null)).toBe(false);
});

test('a draft is carried with its notes, and not with later ones', () => {
  const place = storage();
  expect(carriedAddress({ notes: 'a', draft: 'A.' }, 0, place)).toBe(carriedPath);
  expect(readCarried(0, place)).toEqual({ notes: 'a', draft: 'A.' });
  carryAlong({ notes: 'b', draft: null }, 0, place);
  expect(readCarried(0, place)).toEqual({ notes: 'b', draft: null });
});

test('without storage the address carries what signing up keeps, cut at a word', () => {
  const refused = { notes: 'Two words', draft: null };
  expect(carriedAddress(refused, 0, null)).toBe('/dashboard/generate-post?idea=Two%20words');
  expect(carriedAddress({ notes: 'a', draft: 'A.\n\nB.' }, 0, null)).toBe(
    '/dashboard/generate-post?text=A.%0A%0AB.',
  );
  const long = carriedAddress({ notes: 'lantern '.repeat(200), draft: null }, 0, null);
  expect(safeNext(long)).toBe(long);
  expect(long).toMatch(/lantern$/);
});
