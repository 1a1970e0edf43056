import { expect, test } from 'vitest';
import { differenceOf, openRemarks, remarkKey, stretches, type Remark } from './findings.ts';

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
