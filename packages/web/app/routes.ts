import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { articlePaths, blogPaths, documentPaths, featurePaths, toolPaths } from './public-paths.ts';

/** One route file for several printed pages: each needs an id of its own. */
const printedAs = (file: string, paths: readonly string[]) =>
  paths.map((path) => route(path.slice(1), file, { id: `${file}${path}` }));

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
    route('interview', 'routes/dashboard/interview.tsx'),
    route('scheduled-posts', 'routes/dashboard/calendar.tsx'),
    route('runs', 'routes/dashboard/runs.tsx'),
    route('runs/:id', 'routes/dashboard/run.tsx'),
    route('credits', 'routes/dashboard/credits.tsx'),
    route('pricing', 'routes/dashboard/pricing.tsx'),
    route('payments', 'routes/dashboard/payments.tsx'),
    route('support', 'routes/dashboard/support.tsx'),
    route('support/:id', 'routes/dashboard/ticket.tsx'),
    route('profile', 'routes/dashboard/profile.tsx'),
    route('account', 'routes/dashboard/account.tsx'),
    route('linkedin-optimizer', 'routes/dashboard/profile-review.tsx'),
    route('agents', 'routes/dashboard/agents.tsx'),
    route('ai-agent', 'routes/dashboard/ai-agent.tsx'),
    route('ai-agent/create', 'routes/dashboard/create-agent.tsx'),
    route('models', 'routes/dashboard/models.tsx'),
    route('*', 'routes/dashboard/planned.tsx'),
  ]),
  route('about', 'routes/site/about.tsx'),
  route('contactus', 'routes/site/contactus.tsx'),
  route('help', 'routes/site/help.tsx'),
  route('sitemap', 'routes/site/sitemap.tsx'),
  route('refund-policy', 'routes/site/refund-policy.tsx'),
  route('faq', 'routes/site/faq.tsx'),
  route('pricing', 'routes/site/pricing.tsx'),
  ...printedAs('routes/site/document.tsx', documentPaths),
  ...printedAs('routes/site/feature.tsx', featurePaths),
  route('tools', 'routes/site/tools.tsx'),
  ...printedAs('routes/site/tool.tsx', toolPaths),
  ...printedAs('routes/site/blog.tsx', blogPaths),
  ...printedAs('routes/site/article.tsx', articlePaths),
  route('404', 'routes/not-found-printed.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
