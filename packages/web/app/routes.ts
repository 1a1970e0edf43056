import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  route('login', 'routes/identity/login.tsx'),
  route('sign-up', 'routes/identity/sign-up.tsx'),
  route('verify-email', 'routes/identity/verify-email.tsx'),
  route('forgot-password', 'routes/identity/forgot-password.tsx'),
  route('reset-password', 'routes/identity/reset-password.tsx'),
  route('auth/callback/:provider', 'routes/identity/sign-in-callback.tsx'),
  route('linkedin/callback', 'routes/identity/linkedin-callback.tsx'),
  route('dashboard', 'routes/dashboard/layout.tsx', [
    index('routes/dashboard/home.tsx'),
    route('generate-post', 'routes/dashboard/write.tsx'),
    route('templates', 'routes/dashboard/templates.tsx'),
    route('scheduled-posts', 'routes/dashboard/calendar.tsx'),
    route('credits', 'routes/dashboard/credits.tsx'),
    route('profile', 'routes/dashboard/profile.tsx'),
    route('account', 'routes/dashboard/account.tsx'),
    route('*', 'routes/dashboard/planned.tsx'),
  ]),
  route('404', 'routes/not-found-printed.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
