import { refusals } from '../refusal.ts';

export const signInErrors = {
  ...refusals(400, {
    sign_in_failed: 'The sign-in did not finish. Try again.',
    sign_in_no_email: 'That account shared no email address. Sign up with email instead.',
  }),
  ...refusals(409, {
    sign_in_unverified:
      'There is already an account with this email. Log in with your password, then confirm the address.',
  }),
  ...refusals(503, {
    sign_in_not_configured: 'This way of signing in is not set up on this server. Use another one.',
  }),
};
