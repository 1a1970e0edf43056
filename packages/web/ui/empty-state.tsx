import type { ReactNode } from 'react';
import styles from './state.module.css';

/** An empty screen: what belongs here, the first step, and a sample of what it will look like. */
export function EmptyState({
  title,
  children,
  action,
  sample,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Shown as a picture: it is hidden from assistive technology and takes no focus. */
  sample?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {sample && (
        <div className={styles.sample} aria-hidden="true" inert>
          {sample}
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
