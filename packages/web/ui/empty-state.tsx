import type { ReactNode } from 'react';
import styles from './state.module.css';

/** An empty screen: what belongs here, the first step, and a sample of how it will look. */
export function EmptyState({
  title,
  children,
  action,
  sample,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Purely visual: hidden from assistive technology and not focusable. */
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
