import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'section' | 'article' | 'div' | 'li';
  title?: ReactNode;
  aside?: ReactNode;
  /** Removes the padding, for a list or table that extends to the border. */
  flush?: boolean;
  /** The main action of a form that can be longer than the window. It stays in sight while the card is. */
  foot?: ReactNode;
}

/** The same for a form of several cards, and for one within a card. */
export function Foot({ apart = false, children }: { apart?: boolean; children: ReactNode }) {
  return <footer className={classNames(styles.foot, apart && styles.apart)}>{children}</footer>;
}

/** A bordered surface. With a title it becomes a section with a heading. */
export function Card({
  as: Tag = 'section',
  title,
  aside,
  flush = false,
  foot,
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
      {foot && <Foot>{foot}</Foot>}
    </Tag>
  );
}
