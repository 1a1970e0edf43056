import { expect, test } from 'vitest';
import { createKeep } from '../../../../../lib/keep.ts';
import { asksWhoWrote, materialKind, mostlyOwn, rememberOwn } from './source-voice.ts';

test('notes and Word files are taken for one’s own and PDFs for others’, until it was said otherwise, kind by kind', () => {
  const items = new Map<string, string>();
  const keep = createKeep({
    length: 0,
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  const kinds = ['Q3 report.PDF', 'notes.docx', 'notes.md', 'a.txt'].map(materialKind);
  expect(kinds.map((kind) => mostlyOwn(keep, kind))).toEqual([false, true, true, true]);
  expect(mostlyOwn(keep, 'text')).toBe(true);
  rememberOwn(keep, 'pdf', true);
  rememberOwn(keep, 'text-file', false);
  expect(kinds.map((kind) => mostlyOwn(keep, kind))).toEqual([true, true, false, false]);
  expect(mostlyOwn(keep, 'text')).toBe(true);
});

test('it is asked of files and of one voice without a name, and beside the source where several speak', () => {
  expect(asksWhoWrote({ kind: 'file', text: 'We moved in May.' })).toBe(true);
  expect(asksWhoWrote({ kind: 'transcript', text: 'So in May I moved the stall.' })).toBe(true);
  expect(asksWhoWrote({ kind: 'transcript', text: 'Ida: How many?\n\nTom: Four.' })).toBe(false);
  expect(asksWhoWrote({ kind: 'page', text: 'We moved in May.' })).toBe(false);
  expect(materialKind('Memo.SRT')).toBe('captions');
});
