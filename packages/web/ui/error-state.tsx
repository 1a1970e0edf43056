import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './state.module.css';

export function ErrorState({
  title = 'Loading failed',
  children,
  onRetry,
  retrying = false,
}: {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
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
