import { expect, test } from 'vitest';
import { standInSentence } from './stand-ins.ts';

test.each([
  [[], null],
  [['mail'], 'Mail is a stand-in on this machine.'],
  [['linkedin', 'mail'], 'LinkedIn and mail are stand-ins on this machine.'],
  [['linkedin', 'payment', 'mail'], 'LinkedIn, payment and mail are stand-ins on this machine.'],
])('%j', (parts, sentence) => {
  expect(standInSentence(parts)).toBe(sentence);
});
