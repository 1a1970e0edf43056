import { expect, test } from 'vitest';
import { readHelps, withHelp, withoutHelp, type BroughtHelp } from './kept-help.ts';

const openings: BroughtHelp = {
  help: 'openings',
  text: 'We sold it.',
  part: null,
  choice: {},
  step: 'picking',
  engine: { kind: 'built-in', name: 'Built-in writer' },
  helpId: '00000000-0000-4000-8000-000000000001',
  items: [{ pattern: 'A figure', line: 'One.', reason: 'Short.', text: 'One. We sold it.' }],
};

test('what a help brought is read as it was kept, and what cannot be read is none', () => {
  expect(readHelps(JSON.stringify([openings]))).toEqual([openings]);
  expect(readHelps(null)).toEqual([]);
  expect(readHelps('{')).toEqual([]);
  expect(readHelps(JSON.stringify([{ ...openings, step: 'waiting' }]))).toEqual([]);
});

const about = (text: string, helpId = `help for ${text}`): BroughtHelp => ({ ...openings, text, helpId });

test('what is taken takes nothing that was brought for another text, nor what came since for the same', () => {
  const both = withHelp([about('We sold it.')], about('We kept it.'));
  expect(withoutHelp(both, about('We sold it.'))).toEqual([about('We kept it.')]);
  const again = withHelp(both, about('We sold it.', 'another help'));
  expect(again.map(({ text }) => text)).toEqual(['We sold it.', 'We kept it.']);
  expect(withoutHelp(again, about('We sold it.'))).toEqual(again);
});

test('of what was brought for many texts the last five are kept', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
  const kept = texts.reduce<BroughtHelp[]>((helps, text) => withHelp(helps, about(text)), []);
  expect(kept.map(({ text }) => text)).toEqual(['f', 'e', 'd', 'c', 'b']);
});
