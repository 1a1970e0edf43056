import { brand } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import type { Crumb } from './head.ts';
import styles from './stage.module.css';

export function Stage({
  title,
  words,
  crumbs,
  actions,
}: {
  title: string;
  words?: ReactNode;
  crumbs: readonly Crumb[];
  actions?: ReactNode;
}) {
  return (
    <header className={styles.stage}>
      <div className={styles.light} aria-hidden="true" />
      <div className={styles.inner}>
        <nav aria-label="Breadcrumb" className={styles.crumbs}>
          <ol>
            <li>
              <a href="/">{brand.name}</a>
            </li>
            {crumbs.map((crumb, index) => (
              <li key={crumb.path}>
                {index === crumbs.length - 1 ? (
                  <span aria-current="page">{crumb.name}</span>
                ) : (
                  <a href={crumb.path}>{crumb.name}</a>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <h1 className={styles.title}>{title}</h1>
        {words && <p className={styles.words}>{words}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
