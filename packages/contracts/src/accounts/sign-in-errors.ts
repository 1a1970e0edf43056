import type { Refusal } from '../refusal.ts';

export const signInErrors = {
  sign_in_not_configured: {
    status: 503,
    message: 'This way of signing in is not set up on this server. Use another one.',
  },
  sign_in_failed: { status: 400, message: 'The sign-in did not finish. Try again.' },
  sign_in_no_email: {
    status: 400,
    message: 'That account shared no email address. Sign up with email instead.',
  },
  sign_in_unverified: {
    status: 409,
    message:
      'There is already an account with this email. Log in with your password, then confirm the address.',
  },
} as const satisfies Record<string, Refusal>;
