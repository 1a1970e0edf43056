import { expect, test } from 'vitest';
import { carryAlong, dropCarried, readCarried } from './carried.ts';

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
  expect(carryAlong(text, 1000, place)).toBe(true);
  expect(readCarried(1000 + 6 * 86_400_000, place)).toBe(text);
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
  expect(carryAlong('Notes.', 0, full)).toBe(false);
  expect(carryAlong('Notes.', 0, null)).toBe(false);
});
