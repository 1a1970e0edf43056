import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './sectioned.module.css';

/** A long page of cards with links to them beside it, or above it on a phone. `sections` names the ids of its cards. */
export function Sectioned({
  sections,
  children,
}: {
  sections: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      <nav aria-label="Sections" className={styles.sections}>
        {Object.entries(sections).map(([id, name]) => (
          <Link key={id} to={`#${id}`}>
            {name}
          </Link>
        ))}
      </nav>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}
