import { expect, test } from 'vitest';
import { ApiError, type FailureCode } from './api-error.ts';
import { shouldRetry, withSpent, type UserDetails } from './query-client.ts';

const details: UserDetails = {
  id: '7f2c1f64-5a07-4a4e-9a65-1b1df5a0c111',
  name: 'Asha',
  email: 'asha@example.com',
  emailVerified: true,
  hasPassword: true,
  signInProviders: [],
  plan: null,
  planExpTime: null,
  userUsage: 310,
  creditsGranted: 500,
  payingWith: null,
  managesModels: true,
  isOperator: false,
  welcomeStep: null,
};

test('what a call spent is taken from the credits held', () => {
  expect(withSpent(details, 90)?.userUsage).toBe(220);
  expect(withSpent(undefined, 90)).toBeUndefined();
  const payingWith = { teamId: details.id, name: 'Northwind', left: 100 };
  expect(withSpent({ ...details, payingWith }, 90)).toMatchObject({
    userUsage: 310,
    payingWith: { left: 10 },
  });
});

test.each<[FailureCode, number | null, boolean]>([
  ['network', null, true],
  ['unavailable', 503, true],
  ['internal_error', 500, false],
  ['not_found', 404, false],
  ['session_ended', 401, false],
  ['aborted', null, false],
])('a read that failed with %s (%s) is tried again: %s', (code, status, expected) => {
  const error = new ApiError({
    code,
    status,
    data: null,
    details: null,
    serverMessage: null,
    message: '',
    options: {},
    url: '/api/x',
  });
  expect(shouldRetry(0, error)).toBe(expected);
  expect(shouldRetry(2, error)).toBe(false);
});
