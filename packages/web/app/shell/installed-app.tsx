import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { hearWorker, install } from '../../lib/installed-app.ts';

/** How long the screen being opened has the line for itself, in ms. */
const patienceMs = 3000;

/** Installs the worker once the page has come to rest, and does what it asks. */
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
