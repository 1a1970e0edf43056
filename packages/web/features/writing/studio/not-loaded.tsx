import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

const reload = () => window.location.reload();

/** A post that did not come. Without a connection what was typed waits in this browser, and opens when it is back. */
export function NotLoaded({ message, retry }: { message: string; retry: () => void }) {
  // Everything that the page asked for without a connection is asked for anew.
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
