import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { hearWorker, install } from '../../lib/installed-app.ts';

/** Delay that leaves the connection to the opening screen, in milliseconds. */
const patienceMs = 3000;

/** Installs the service worker once the page is idle, and handles its messages. */
export function InstalledApp() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    const timer = setTimeout(() => void install(), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(
    () =>
      hearWorker({
        notified: () => void client.invalidateQueries({ queryKey: ['notifications'] }),
        open: (path) => void go.current(path),
      }),
    [client],
  );
  return null;
}
