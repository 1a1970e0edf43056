import { expect, test } from 'vitest';
import {
  movePlaces,
  nextPlace,
  openRemarks,
  remarkKey,
  stretches,
  type Remark,
} from '../../post/findings.ts';

const text = 'Hello all.\nWe leverage four fields.';
const remark = (change: Partial<Remark>): Remark => ({
  rule: 'stock-words',
  severity: 'warn',
  message: 'm',
  reason: 'r',
  start: 14,
  end: 22,
  ...change,
});

test('a remark that was ignored stays so while other words change', () => {
  const ignored = new Set([remarkKey(remark({}), text)]);
  const longer = `Good morning. ${text}`;
  expect(openRemarks([remark({ start: 28, end: 36 })], longer, ignored)).toEqual([]);
  expect(openRemarks([remark({ start: 0, end: 5 })], text, ignored)).toHaveLength(1);
});

test('the most severe come first', () => {
  const remarks = [
    remark({ rule: 'a', severity: 'info' }),
    remark({ rule: 'b' }),
    remark({ rule: 'c', severity: 'problem' }),
  ];
  expect(openRemarks(remarks, text, new Set()).map(({ rule }) => rule)).toEqual(['c', 'b', 'a']);
});

test('the stretches joined are the text, and overlapping marks do not hide each other', () => {
  const marks = [
    { start: 14, end: 22, mark: 'warn' as const },
    { start: 11, end: 18, mark: 'problem' as const },
  ];
  const cut = stretches(text, marks, { start: 0, end: 5 });
  expect(cut.map((one) => one.text).join('')).toBe(text);
  expect(cut.find((one) => one.text === 'leve')?.mark).toBe('problem');
  expect(cut.find((one) => one.text === 'rage')?.mark).toBe('warn');
  expect(cut[0]).toEqual({ text: 'Hello', mark: null, active: true });
});

test('a place that no longer fits the text is not marked', () => {
  expect(stretches('short', [{ start: 2, end: 99, mark: 'gap' }], { start: 0, end: 99 })).toEqual([
    { text: 'short', mark: null, active: false },
  ]);
});

test('places stay with their words while the text around them is edited', () => {
  const from = 'one two three four';
  const three = { start: 8, end: 13 };
  const moved = (to: string, ...places: { start: number; end: number }[]) => movePlaces(places, from, to);
  expect(moved('one and two three four', { start: 0, end: 3 }, three)).toEqual([
    { start: 0, end: 3 },
    { start: 12, end: 17 },
  ]);
  expect(moved('one tw three four', { start: 4, end: 7 }, three)).toEqual([{ start: 7, end: 12 }]);
  expect(moved('aa', three)).toEqual([]);
});

test('the next place is behind the caret and the previous one before it, around the ends of the text', () => {
  const [first, second] = [remark({ start: 3, end: 5 }), remark({})];
  const all = [second, first];
  expect(nextPlace(all, 0, 1)).toBe(first);
  expect(nextPlace(all, 3, 1)).toBe(second);
  expect(nextPlace(all, 14, 1)).toBe(first);
  expect(nextPlace(all, 14, -1)).toBe(first);
  expect(nextPlace(all, 3, -1)).toBe(second);
  expect(nextPlace([], 3, 1)).toBeUndefined();
});
