import { expect, test } from 'vitest';
import { autosave, startAutosave, type AutosaveEvent } from './autosave.ts';
import { saveWords, spokenSaving } from './save-words.ts';

const after = (...events: AutosaveEvent[]) =>
  events.reduce(autosave, startAutosave({ id: 'p', version: 1 }, 1, null));
const failed = (kind: 'offline' | 'busy') =>
  after({ type: 'edited', at: 0 }, { type: 'started' }, { type: 'failed', failure: { kind } });

test('what is saved says when', () => {
  expect(saveWords(after(), true, '9:41')?.text).toBe('Saved 9:41');
  expect(saveWords(startAutosave(null, null, null), true, null)).toBeNull();
});

test('without a connection it says where the text is', () => {
  expect(saveWords(failed('offline'), true, '9:41')).toEqual({
    text: 'Not saved — no connection; kept on this device',
    tone: 'warn',
    retry: true,
  });
});

test('where the browser keeps no copy either it does not claim so', () => {
  expect(saveWords(failed('offline'), false, '9:41')?.text).not.toContain('kept on this device');
  expect(spokenSaving({ kind: 'offline' }, false)).toContain('keeps no copy');
});

test('what the server does not take is kept here, and says so', () => {
  const refusal = { kind: 'refused', message: 'A draft can have at most 12,000 characters.' } as const;
  const state = after({ type: 'edited', at: 0 }, { type: 'started' }, { type: 'failed', failure: refusal });
  expect(saveWords(state, true, null)?.text).toBe(
    'Not saved — A draft can have at most 12,000 characters. It is kept on this device.',
  );
});

test('a screen reader is not told of every save', () => {
  expect(spokenSaving({ kind: 'saving', revision: 1 }, true)).toBe('');
  expect(spokenSaving({ kind: 'clean' }, true)).toBe('');
});
