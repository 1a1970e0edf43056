import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isNumber, isShape } from '../guards.ts';
import { Journal } from './journal.ts';

const isEntry = isShape({ value: isNumber });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function open() {
  const journal = new Journal(join(folder, 'deep', 'state'));
  const entries = journal.collection('entries', isEntry);
  journal.open();
  return { journal, entries };
}

test('what was set is there after a process that never closed', () => {
  const first = open();
  first.entries.set('a', { value: 1 });
  first.entries.set('b', { value: 2 });
  first.entries.set('a', { value: 3 });
  first.entries.delete('b');
  const { entries } = open();
  expect([...entries.values()]).toEqual([{ value: 3 }]);
});

test('a torn last line is left out, and the file is rewritten without what is superseded', () => {
  const first = open();
  for (let value = 0; value < 50; value += 1) first.entries.set('same', { value });
  const file = join(folder, 'deep', 'state');
  appendFileSync(file, '{"c":"entries","k":"torn","v":{"val');
  const second = open();
  expect([...second.entries.values()]).toEqual([{ value: 49 }]);
  second.entries.set('next', { value: 1 });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
});

test('a value of another shape is left out', () => {
  const first = open();
  first.entries.set('good', { value: 1 });
  appendFileSync(
    join(folder, 'deep', 'state'),
    `${JSON.stringify({ c: 'entries', k: 'bad', v: { value: 'x' } })}\n`,
  );
  expect([...open().entries.values()]).toEqual([{ value: 1 }]);
});
