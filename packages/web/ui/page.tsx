import { brand } from '@limelight/contracts/catalog';
import { useEffect, type ReactNode } from 'react';
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
  return <div className={classNames(styles.page, width === 'work' ? null : styles[width])}>{children}</div>;
}

/** Names the browser's tab after what the page shows, such as a job or a person. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
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
  usePageTitle(title);
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
