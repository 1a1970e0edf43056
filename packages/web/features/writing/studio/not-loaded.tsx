import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

/** A post that did not come. Without a connection what was typed waits in this browser, and opens when it is back. */
export function NotLoaded({ message, retry }: { message: string; retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  if (!navigator.onLine)
    return (
      <ErrorState title="You are offline" onRetry={retry}>
        What you typed is saved in this browser. The post opens when the connection is back.
      </ErrorState>
    );
  return (
    <ErrorState title="The post did not load" onRetry={retry}>
      {message} <ButtonLink to="/dashboard/generate-post">Write a new post</ButtonLink>
    </ErrorState>
  );
}
