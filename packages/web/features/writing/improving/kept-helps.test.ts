import { expect, test } from 'vitest';
import { createKeep, type TextStorage } from '../../../lib/keep.ts';
import type { BroughtHelp } from '../rules/kept-help.ts';
import { createKeptHelps, helpsPlace } from './kept-helps.ts';

function open() {
  const items = new Map<string, string>();
  const storage: TextStorage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  const keep = createKeep(storage);
  return { items, keep, helps: createKeptHelps(keep) };
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const engine = { kind: 'built-in', name: 'Built-in writer' } as const;
const openings = (text: string, n: number): BroughtHelp => ({
  help: 'openings',
  text,
  part: null,
  choice: {},
  step: 'picking',
  engine,
  helpId: id(n),
  items: [
    { pattern: 'A figure', line: 'One.', reason: 'Short.', text: `One. ${text}`, general: false },
    { pattern: 'A question', line: 'Two?', reason: 'Asks.', text: `Two? ${text}`, general: false },
  ],
});
const [first, second, fresh] = [helpsPlace(id(1), 't'), helpsPlace(id(2), 't'), helpsPlace(null, 't')];

test('helps are kept with their post, come back as they were, and hold each text once', () => {
  const { items, helps } = open();
  const text = 'We sold the boat, and nobody asked why. '.repeat(40).trim();
  const lines = openings(text, 1);
  const looking: BroughtHelp = {
    help: 'openings',
    text,
    part: null,
    choice: { goal: 'saves' },
    step: 'looking',
    improved: { text: `One. ${text}`, engine, helpId: id(1), doubts: [] },
    item: 0,
    found: lines.step === 'picking' ? { engine, helpId: id(1), items: lines.items } : null,
  };
  for (const help of [lines, looking]) {
    helps.add(first, help, 1);
    expect(helps.list(first)).toEqual([help]);
    expect(helps.list(second)).toEqual([]);
    expect([...items.values()].join('').length).toBeLessThan(text.length + 1_500);
  }
});

test.each([
  ['aaa', 'aaaa'],
  ['aaaa', 'aa'],
  ['', 'all new'],
  ['gone', ''],
  ['We sold it.', 'We sold it.'],
  ['one two one', 'one two two one'],
])('a text is read as it was: %j for %j', (text, after) => {
  const { helps } = open();
  const help: BroughtHelp = {
    help: 'shorter',
    text,
    part: null,
    choice: {},
    step: 'looking',
    improved: { text: after, engine, helpId: id(1), doubts: [] },
    item: 0,
    found: null,
  };
  helps.add(first, help, 1);
  expect(helps.list(first)).toEqual([help]);
});

test('what one help brought stays beside what another brings for the same text, and makes way for its own next', () => {
  const { helps } = open();
  const shorter: BroughtHelp = {
    help: 'shorter',
    text: 'text',
    part: null,
    choice: {},
    step: 'looking',
    improved: { text: 'tex', engine, helpId: id(2), doubts: [] },
    item: 0,
    found: null,
  };
  helps.add(first, openings('text', 1), 1);
  helps.add(first, shorter, 2);
  expect(helps.list(first)).toEqual([shorter, openings('text', 1)]);
  helps.add(first, openings('text', 3), 3);
  expect(helps.list(first)).toEqual([openings('text', 3), shorter]);
});

test('of all posts the last five are kept, and the same text of another post is another', () => {
  const { helps } = open();
  for (let n = 1; n <= 4; n += 1) helps.add(first, openings(`text ${n}`, n), n);
  helps.add(second, openings('text 4', 5), 5);
  helps.add(second, openings('text 6', 6), 6);
  expect(helps.list(first).map((help) => help.text)).toEqual(['text 4', 'text 3', 'text 2']);
  expect(helps.list(second).map((help) => help.text)).toEqual(['text 6', 'text 4']);
  helps.remove(second, openings('text 4', 5));
  expect(helps.list(first)).toHaveLength(3);
});

test('helps go with a post that gets its id, and are forgotten with it and at a logout', () => {
  const { items, keep, helps } = open();
  helps.add(fresh, openings('new', 1), 1);
  helps.add(first, openings('old', 2), 2);
  helps.move(fresh, first);
  expect(helps.list(fresh)).toEqual([]);
  expect(helps.list(first)).toHaveLength(2);
  helps.add(second, openings('other', 3), 3);
  keep.remove(first);
  expect(helps.list(first)).toEqual([]);
  expect(helps.list(second)).toHaveLength(1);
  keep.clear();
  expect([...items.keys()]).toEqual([]);
});
