import { expect, test } from 'vitest';
import { packHelps, readHelps, withHelp, withoutHelp, type BroughtHelp } from './kept-help.ts';

const openings: BroughtHelp = {
  help: 'openings',
  text: 'We sold it.',
  part: null,
  choice: {},
  step: 'picking',
  engine: { kind: 'built-in', name: 'Built-in writer' },
  helpId: '00000000-0000-4000-8000-000000000001',
  items: [{ pattern: 'A figure', line: 'One.', reason: 'Short.', text: 'One. We sold it.', general: false }],
};

test('what a help brought is read as it was kept, and what cannot be read is none', () => {
  const kept = [{ at: 1, help: openings }];
  expect(readHelps(packHelps(kept))).toEqual(kept);
  expect(readHelps(null)).toEqual([]);
  expect(readHelps('{')).toEqual([]);
  expect(readHelps(packHelps(kept).replace('picking', 'waiting'))).toEqual([]);
});

const about = (text: string, helpId = `help for ${text}`) => ({ at: 1, help: { ...openings, text, helpId } });

test('what is taken takes nothing that was brought for another text, nor what came since for the same', () => {
  const both = withHelp([about('We sold it.')], about('We kept it.'));
  expect(withoutHelp(both, about('We sold it.').help)).toEqual([about('We kept it.')]);
  const again = withHelp(both, about('We sold it.', 'another help'));
  expect(again.map(({ help }) => help.text)).toEqual(['We sold it.', 'We kept it.']);
  expect(withoutHelp(again, about('We sold it.').help)).toEqual(again);
});
