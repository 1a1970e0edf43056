import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './callout.module.css';

/** An inline message. All tones except `plain` are announced when they appear. */
export function Callout({
  tone = 'plain',
  title,
  children,
  action,
}: {
  tone?: 'plain' | 'good' | 'warn' | 'bad';
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      className={classNames(styles.callout, styles[tone])}
      role={tone === 'bad' ? 'alert' : undefined}
      aria-live={tone === 'good' || tone === 'warn' ? 'polite' : undefined}
    >
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        <div>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
