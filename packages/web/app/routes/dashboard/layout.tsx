import { QueryClientProvider } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { findRuns } from '../../../features/runs/runs/palette.ts';
import { findPosts } from '../../../features/writing/writing/palette.ts';
import { useCommandSource } from '../../../lib/commands.ts';
import { loginPath, signUpPath } from '../../../lib/navigation.ts';
import { getQueryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { Shell } from '../../shell/shell.tsx';

/** True when this page was opened from one of our own, rather than from an email or a bookmark. */
const fromSite = () => document.referrer.startsWith(`${window.location.origin}/`);

/**
 * Without a session, redirects to the login page, or to sign-up for a visitor of the public pages who has never signed in
 * here. Keeps the path to return to.
 */
export function clientLoader({ request }: { request: Request }) {
  if (session.read()) return null;
  const { pathname, search, hash } = new URL(request.url);
  const next = `${pathname}${search}${hash}`;
  return redirect(fromSite() && !session.hasVisited() ? signUpPath(next) : loginPath(next));
}

export const meta = () => [{ title: 'Dashboard' }, { name: 'robots', content: 'noindex' }];

export default function DashboardLayout() {
  useCommandSource(findPosts);
  useCommandSource(findRuns);
  return (
    <ThemeProvider>
      <QueryClientProvider client={getQueryClient()}>
        <Shell />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
