import { passwordPattern } from '@limelight/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordRules } from './password-rules.ts';

const metAll = (password: string) => passwordRules.every((rule) => rule.met(password));

test('a password that meets every rule shown is one the server takes, and no other', () => {
  const signs = fc.constantFrom(...Array.from('abzAMZ0189@$!%*?& é-\n'));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), (picked) => {
      const password = picked.join('');
      expect(metAll(password)).toBe(passwordPattern.test(password));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Right1!pass', true],
  ['right1!pass', false],
  ['RIGHT1!PASS', false],
  ['Right!!pass', false],
  ['Right11pass', false],
  ['Rig1!pa', false],
  ['Right1! pass', false],
])('%s', (password, expected) => {
  expect(metAll(password)).toBe(expected);
});
