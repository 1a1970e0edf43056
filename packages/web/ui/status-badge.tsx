import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-badge.module.css';

export type StatusTone = 'plain' | 'link' | 'good' | 'warn' | 'bad' | 'accent';

/** A state as a word. The shape of its dot depends on the tone, so colour is never the only sign. */
export function StatusBadge({ tone = 'plain', children }: { tone?: StatusTone; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
