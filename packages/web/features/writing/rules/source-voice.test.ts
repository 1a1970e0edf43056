import { expect, test } from 'vitest';
import { createKeep } from '../../../lib/keep.ts';
import { materialKind, mostlyOwn, rememberOwn } from './source-voice.ts';

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
