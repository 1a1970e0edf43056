import { beforeEach, expect, test } from 'vitest';
import { createKeep, type Keep, type TextStorage } from './keep.ts';

let values: Map<string, string>;
let keep: Keep;

function memoryStorage(): TextStorage {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

beforeEach(() => {
  values = new Map([['unrelated', 'x']]);
  keep = createKeep(memoryStorage());
});

test('text is there again for whoever looks at the same place later', () => {
  keep.claim('asha');
  expect(keep.write('post:new', 'half a thought')).toBe(true);
  const later = createKeep(memoryStorage());
  later.claim('asha');
  expect(later.read('post:new')).toBe('half a thought');
  expect(later.read('post:other')).toBeNull();
});

test('an emptied text is forgotten', () => {
  keep.write('post:new', 'a');
  keep.write('post:new', '');
  expect(keep.read('post:new')).toBeNull();
  expect(keep.places()).toEqual([]);
});

test('another person signing in finds nothing of it, and nothing else is touched', () => {
  keep.claim('asha');
  keep.write('post:new', 'mine');
  keep.write('post:2', 'mine too');
  keep.claim('bela');
  expect(keep.places()).toEqual([]);
  expect(values.get('unrelated')).toBe('x');
});

test('what was written before anybody was known belongs to the first who is', () => {
  keep.write('post:new', 'early');
  keep.claim('asha');
  expect(keep.read('post:new')).toBe('early');
});

test('storage that is full or forbidden costs the copy, not the page', () => {
  const full = createKeep({
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  expect(full.write('post:new', 'a')).toBe(false);
  expect(() => full.claim('asha')).not.toThrow();
  expect(createKeep(null).write('post:new', 'a')).toBe(false);
});
