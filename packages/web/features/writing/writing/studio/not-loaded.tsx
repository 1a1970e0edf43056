import { useEffect } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';

const reload = () => window.location.reload();

/**
 * Shown when a post did not load. Offline, unsaved text stays in this browser, and the post opens once the connection
 * is back.
 */
export function NotLoaded({ message, retry }: { message: string; retry: () => void }) {
  // Everything that was requested offline is requested again.
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  if (!navigator.onLine)
    return (
      <ErrorState title="You are offline" onRetry={reload}>
        What you typed is saved in this browser. The post opens when the connection is back.
      </ErrorState>
    );
  return (
    <ErrorState title="The post did not load" onRetry={retry}>
      {message} <ButtonLink to="/dashboard/generate-post">Write a new post</ButtonLink>
    </ErrorState>
  );
}
