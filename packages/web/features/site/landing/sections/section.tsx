import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './section.module.css';

/** A section of the landing page: its heading and what is below it. */
export function Section({
  title,
  words,
  className,
  children,
}: {
  title: string;
  words?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classNames(styles.section, className)}>
      <h2 className={styles.title}>{title}</h2>
      {words && <p className={styles.words}>{words}</p>}
      {children}
    </section>
  );
}
