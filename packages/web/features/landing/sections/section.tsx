import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './section.module.css';

export function Section({
  title,
  words,
  turned = false,
  children,
}: {
  title: string;
  words: ReactNode;
  turned?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classNames(styles.section, turned && styles.turned)}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {words}
      </div>
      <div className={styles.picture}>{children}</div>
    </section>
  );
}
