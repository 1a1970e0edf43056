import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The frame of a dashboard screen. `width` fits reading, working, or all the available space. */
export function Page({
  width = 'work',
  children,
}: {
  width?: 'read' | 'work' | 'full';
  children: ReactNode;
}) {
  return <div className={classNames(styles.page, styles[width])}>{children}</div>;
}

export function PageHeader({
  title,
  description,
  actions,
}: {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
