import { signUpBody } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { checkFields } from './use-fields.ts';

test('each wrong field has one sentence, the right ones none', () => {
  const errors = checkFields(signUpBody, { name: 'A', email: 'a@b', password: 'Right1!pass' });
  expect(errors).toEqual({
    name: 'Use 2 to 50 letters or spaces.',
    email: 'Enter an email address such as name@example.com.',
  });
  expect(
    checkFields(signUpBody, { name: 'Zoë Ünal', email: 'a@b.example', password: 'Right1!pass' }),
  ).toEqual({});
});
