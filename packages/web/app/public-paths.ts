/** Every path that is printed to HTML at build time; the dashboard is reached through the fallback page. */
export const publicPaths = [
  '/',
  '/login',
  '/sign-up',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/auth/callback/google',
  '/linkedin/callback',
  '/404',
] as const;
