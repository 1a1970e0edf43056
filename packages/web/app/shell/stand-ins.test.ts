import { expect, test } from 'vitest';
import { standInSentence } from './stand-ins.ts';

test.each([
  [[], null],
  [['mail'], 'Email is simulated on this computer.'],
  [['linkedin', 'mail'], 'LinkedIn and email are simulated on this computer.'],
  [['linkedin', 'payment', 'mail'], 'LinkedIn, payment and email are simulated on this computer.'],
])('%j', (parts, sentence) => {
  expect(standInSentence(parts)).toBe(sentence);
});
