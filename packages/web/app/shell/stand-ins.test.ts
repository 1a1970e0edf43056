import { expect, test } from 'vitest';
import { standInSentence } from './stand-ins.ts';

test.each([
  [[], null],
  [['mail'], 'Mail is simulated on this computer.'],
  [['linkedin', 'mail'], 'LinkedIn and mail are simulated on this computer.'],
  [['linkedin', 'payment', 'mail'], 'LinkedIn, payment and mail are simulated on this computer.'],
])('%j', (parts, sentence) => {
  expect(standInSentence(parts)).toBe(sentence);
});
