import { startLinkedinConnection } from '@limelight/contracts';
import { useLocation } from 'react-router';
import { rememberOAuth } from './oauth-record.ts';
import { useCall } from './use-call.ts';

/** Starts connecting the LinkedIn account, which returns to `next`, by default the current page. */
export function useConnectLinkedin(next?: string): { loading: boolean; connect: () => Promise<void> } {
  const { pathname, search } = useLocation();
  const start = useCall(startLinkedinConnection);
  return {
    loading: start.loading,
    connect: async () => {
      const started = await start.run({});
      if (!started) return;
      rememberOAuth({ kind: 'connect', next: next ?? `${pathname}${search}` });
      window.location.assign(started.url);
    },
  };
}
