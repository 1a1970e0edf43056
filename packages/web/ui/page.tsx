import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The frame of a dashboard screen: `width` is for reading, for working or all there is. */
export function Page({
  width = 'work',
  children,
}: {
  width?: 'read' | 'work' | 'full';
  children: ReactNode;
}) {
  return <div className={classNames(styles.page, styles[width])}>{children}</div>;
}

/** The title of a screen, a sentence about it, and what can be done there. */
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
