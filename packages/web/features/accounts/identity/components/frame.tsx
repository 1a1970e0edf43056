import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../../../ui/logo.tsx';
import styles from './frame.module.css';
import { Stage } from './stage.tsx';

/** The frame of the sign-in pages: the form on the left, the stage on the right. */
export function Frame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.header}>
          <Link to="/" reloadDocument className={styles.logo}>
            <Logo />
          </Link>
        </header>
        <main className={styles.main}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <div className={styles.lead}>{lead}</div>}
          <div className={styles.body}>{children}</div>
        </main>
      </div>
      <Stage />
    </div>
  );
}
