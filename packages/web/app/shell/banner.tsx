import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './banner.module.css';

/** A line above the screen that concerns all of it. */
export function Banner({
  label,
  tone,
  children,
}: {
  label: string;
  tone: 'warn' | 'link' | 'bad';
  children: ReactNode;
}) {
  return (
    <aside className={classNames(styles.banner, styles[tone])} aria-label={label}>
      <p>{children}</p>
    </aside>
  );
}
