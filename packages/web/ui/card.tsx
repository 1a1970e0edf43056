import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'section' | 'article' | 'div' | 'li';
  title?: ReactNode;
  aside?: ReactNode;
  /** Removes the padding, for a list or table that extends to the border. */
  flush?: boolean;
}

/** A bordered surface. With a title it becomes a section with a heading. */
export function Card({
  as: Tag = 'section',
  title,
  aside,
  flush = false,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Tag {...rest} className={classNames(styles.card, flush && styles.flush, className)}>
      {(title || aside) && (
        <header className={styles.header}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </Tag>
  );
}
