import { expect, test } from 'vitest';
import { addMade, toSend, withWords, writtenFrom, type PendingChange } from './made.ts';

const made = (pending: readonly PendingChange[], before: string, after: string) =>
  addMade(pending, String(pending.length), { by: 'improvement', detail: 'Shorter' }, before, after);

test('a change names only the texts that the server has not', () => {
  const one = made([], 'Long and saved.', 'Short.');
  expect(toSend(one, 'Long and saved.', 'Short.')).toEqual([
    { by: 'improvement', detail: 'Shorter', run: null, before: null, after: null },
  ]);
  expect(toSend(one, 'Long.', 'Short, typed on.')).toMatchObject([
    { before: 'Long and saved.', after: 'Short.' },
  ]);
  expect(toSend(made(one, 'Short.', 'S.'), 'Long and saved.', 'S.')).toMatchObject([
    { before: null, after: 'Short.' },
    { before: null, after: null },
  ]);
});

test('a save never carries more than it has room for', () => {
  const many = Array.from({ length: 6 }).reduce<PendingChange[]>(
    (pending, _, index) => made(pending, String(index), String(index + 1)),
    [],
  );
  expect(many).toHaveLength(4);
  const long = 'word '.repeat(2000);
  expect(toSend(made(made([], long, `${long}.`), `${long}!`, 'End.'), '', 'End.')).toMatchObject([
    { before: null, after: null },
  ]);
});

test('a text of the writer names the draft and the template it was begun from', () => {
  expect(writtenFrom('', null)).toBe('');
  expect(writtenFrom('', 1)).toBe('Draft 2');
  expect(writtenFrom('Monday lesson', 0)).toBe('Draft 1 · From the template “Monday lesson”');
});

test('keeps the text before a model first changed it, and what its author said and put in', () => {
  const model = { kind: 'model', name: 'A model' } as const;
  const rule = { kind: 'built-in', name: 'Built-in writer' } as const;
  expect(withWords(null, null, { by: 'improvement', engine: rule }, 'mine')).toBeNull();
  const signed = withWords(null, null, { by: 'snippet', said: 'Asha Rao' }, 'mine');
  expect(signed).toEqual({ before: null, said: ['Asha Rao'] });
  const chatted = withWords(signed, null, { by: 'chat', engine: model, said: 'Add 63' }, 'mine');
  expect(chatted).toEqual({ before: 'mine', said: ['Asha Rao', 'Add 63'] });
  expect(withWords(chatted, null, { by: 'improvement', engine: model }, 'changed')).toBe(chatted);
  // A text by the writer is judged by its brief.
  expect(withWords(null, model, { by: 'improvement', engine: model }, 'written')).toBeNull();
});
