import { expect, test } from 'vitest';
import { readHelp, type BroughtHelp } from './kept-help.ts';

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
  expect(readHelp(JSON.stringify(openings))).toEqual(openings);
  expect(readHelp(null)).toBeNull();
  expect(readHelp('{')).toBeNull();
  expect(readHelp(JSON.stringify({ ...openings, step: 'waiting' }))).toBeNull();
});
