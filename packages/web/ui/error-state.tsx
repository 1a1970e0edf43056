import type { ReactNode } from 'react';
import { isApiError } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import styles from './state.module.css';

interface Query {
  error: Error | null;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

/** Says what failed. With `query`, what the server said and a button that asks again. */
export function ErrorState({
  title = 'Loading failed',
  query,
  children = isApiError(query?.error) ? query.error.message : undefined,
  onRetry = query && (() => void query.refetch()),
  retrying = query?.isFetching ?? false,
}: {
  title?: string | undefined;
  query?: Query;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}) {
  return (
    <div className={styles.state} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>{children ?? 'Something went wrong. Please try again later.'}</div>
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry} loading={retrying}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
