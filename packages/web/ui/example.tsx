import type { ReactNode } from 'react';
import styles from './example.module.css';
import { StatusBadge } from './status-badge.tsx';

/** What a page shows once it has something. `still` ones are only to look at: nothing in them can be used. */
export function Example({
  title,
  still = true,
  children,
}: {
  title: string;
  still?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.example} aria-label={`Example: ${title}`}>
      <div className={styles.head}>
        <StatusBadge>Example</StatusBadge>
        <h2 className={styles.title}>{title}</h2>
      </div>
      <div className={styles.content} inert={still}>
        {children}
      </div>
    </section>
  );
}
