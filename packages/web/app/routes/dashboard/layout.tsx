import { QueryClientProvider } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { findRuns } from '../../../features/runs/palette.ts';
import { findPosts } from '../../../features/writing/palette.ts';
import { useCommandSource } from '../../../lib/commands.ts';
import { loginPath } from '../../../lib/navigation.ts';
import { getQueryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { Shell } from '../../shell/shell.tsx';

/** Redirects to the login page when there is no session, and keeps the path to return to. */
export function clientLoader({ request }: { request: Request }) {
  if (session.read()) return null;
  const { pathname, search, hash } = new URL(request.url);
  return redirect(loginPath(`${pathname}${search}${hash}`));
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
