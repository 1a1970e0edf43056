export const signInErrors = {
  sign_in_not_configured: {
    status: 503,
    message: 'This way of signing in is not configured on this server.',
  },
  sign_in_failed: { status: 400, message: 'The sign-in did not finish. Try again.' },
  sign_in_no_email: {
    status: 400,
    message: 'Your account there did not share an e-mail address. Sign up with e-mail instead.',
  },
  sign_in_unverified: {
    status: 409,
    message: 'An account with this e-mail exists. Log in with your password and verify the address first.',
  },
} as const;
