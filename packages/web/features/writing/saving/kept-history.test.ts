import { expect, test } from 'vitest';
import { record, redo, snapshot, startHistory, undo } from '../session/history.ts';
import { keptHistory, resume, toKeep } from './kept-history.ts';

const written = ['One.', 'One. Two.', 'One. Two. Three.'].reduce(
  (history, text, at) => record(history, snapshot(text), 'step', at),
  startHistory(''),
);
const kept = keptHistory.parse(JSON.parse(JSON.stringify(toKeep(undo(written)))));

test('a text that was left goes on with its steps, in both directions', () => {
  const opened = resume(startHistory('One. Two.'), kept, false);
  expect(undo(opened).present.text).toBe('One.');
  expect(redo(opened).present.text).toBe('One. Two. Three.');
});

test('what another tab saved since is never stepped over', () => {
  const opened = resume(startHistory('Written elsewhere.'), kept, false);
  expect(undo(opened)).toBe(opened);
});

test('a later text of this browser has the one that was kept as the step before', () => {
  const opened = resume(startHistory('One. Two. And more.'), kept, true);
  expect(undo(opened).present.text).toBe('One. Two.');
});

test('as much is kept as there is room for, the nearest steps first', () => {
  const long = Array.from({ length: 100 }, (_, at) => `${at} ${'x'.repeat(10_000)}`).reduce(
    (history, text, at) => record(history, snapshot(text), 'step', at),
    startHistory(''),
  );
  const { past, text } = toKeep(long);
  expect(text.startsWith('99 ')).toBe(true);
  expect(past.length).toBeLessThan(31);
  expect(past.at(-1)?.text.startsWith('98 ')).toBe(true);
});
