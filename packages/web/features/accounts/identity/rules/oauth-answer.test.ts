import { expect, test } from 'vitest';
import { readOAuthAnswer } from './oauth-answer.ts';

test.each([
  ['?code=c&state=s', { kind: 'code', code: 'c', state: 's' }],
  ['?error=access_denied&state=s', { kind: 'declined' }],
  ['?error=user_cancelled_login', { kind: 'declined' }],
  ['?error=server_error&code=c&state=s', { kind: 'failed' }],
  ['?code=c', { kind: 'nothing' }],
  ['', { kind: 'nothing' }],
])('%s', (search, answer) => {
  expect(readOAuthAnswer(search)).toEqual(answer);
});
