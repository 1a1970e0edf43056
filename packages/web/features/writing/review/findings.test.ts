import { expect, test } from 'vitest';
import {
  differenceOf,
  nextRemark,
  openRemarks,
  remarkKey,
  moveRemarks,
  stretches,
  type Remark,
} from './findings.ts';

const text = 'Hello all.\nWe leverage four fields.';
const remark = (change: Partial<Remark>): Remark => ({
  rule: 'stock-words',
  severity: 'warn',
  message: 'm',
  start: 14,
  end: 22,
  ...change,
});

test('a remark that was left alone stays so while other words change', () => {
  const left = new Set([remarkKey(remark({}), text)]);
  const longer = `Good morning. ${text}`;
  expect(openRemarks([remark({ start: 28, end: 36 })], longer, left)).toEqual([]);
  expect(openRemarks([remark({ start: 0, end: 5 })], text, left)).toHaveLength(1);
});

test('the gravest come first', () => {
  const rules = openRemarks(
    [
      remark({ rule: 'a', severity: 'info' }),
      remark({ rule: 'b' }),
      remark({ rule: 'c', severity: 'problem' }),
    ],
    text,
    new Set(),
  );
  expect(rules.map((one) => one.rule)).toEqual(['c', 'b', 'a']);
});

test('a fix reads with what stands around it on its line', () => {
  expect(differenceOf(text, { start: 14, end: 22, replacement: 'use', label: 'Use ‘use’' })).toEqual({
    before: 'We ',
    removed: 'leverage',
    added: 'use',
    after: ' four fields.',
  });
});

test('the stretches joined are the text, and overlapping remarks do not hide each other', () => {
  const cut = stretches(text, [remark({}), remark({ severity: 'problem', start: 11, end: 18 })], {
    start: 0,
    end: 5,
  });
  expect(cut.map((one) => one.text).join('')).toBe(text);
  expect(cut.find((one) => one.text === 'leve')?.severity).toBe('problem');
  expect(cut.find((one) => one.text === 'rage')?.severity).toBe('warn');
  expect(cut[0]).toEqual({ text: 'Hello', severity: null, active: true });
});

test('a place that no longer fits the text is not marked', () => {
  expect(stretches('short', [remark({})], { start: 0, end: 99 })).toEqual([
    { text: 'short', severity: null, active: false },
  ]);
});

test('remarks stay with their words while the text around them is edited', () => {
  const at = (start: number, end: number) => ({
    rule: 'r',
    severity: 'warn' as const,
    message: 'm',
    start,
    end,
  });
  const from = 'one two three four';
  const three = { ...at(8, 13), fix: { start: 8, end: 13, replacement: '3', label: 'Put' } };
  expect(moveRemarks([at(0, 3), three], from, 'one and two three four')).toEqual([
    at(0, 3),
    { ...three, start: 12, end: 17, fix: { ...three.fix, start: 12, end: 17 } },
  ]);
  expect(moveRemarks([at(4, 7), three], from, 'one tw three four')).toEqual([
    { ...three, start: 7, end: 12, fix: { ...three.fix, start: 7, end: 12 } },
  ]);
  expect(moveRemarks([three], from, 'aa')).toEqual([]);
  // A letter doubled beside the words: whichever of the two was typed, the words are whole.
  expect(moveRemarks([at(3, 5)], 'aaabb', 'aaaabb')).toEqual([at(4, 6)]);
});

test('the next remark is behind the caret and the one before is before it, around the ends of the text', () => {
  const [first, second] = [remark({ start: 3, end: 5 }), remark({})];
  const all = [second, first];
  expect(nextRemark(all, 0, 1)).toBe(first);
  expect(nextRemark(all, 3, 1)).toBe(second);
  expect(nextRemark(all, 14, 1)).toBe(first);
  expect(nextRemark(all, 14, -1)).toBe(first);
  expect(nextRemark(all, 3, -1)).toBe(second);
  expect(nextRemark([], 3, 1)).toBeUndefined();
});
