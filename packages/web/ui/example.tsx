import type { ReactNode } from 'react';
import styles from './example.module.css';
import rows from './row-list.module.css';
import { StatusBadge, type StatusTone } from './status-badge.tsx';

/**
 * Shows on an empty page how it looks once it is in use. A band above says that the example is invented, and stays in
 * sight while it is scrolled.
 * `still` ones are only to look at: nothing in them can be used.
 */
export function Example({
  title,
  still = true,
  children,
}: {
  title: string;
  still?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.example} aria-label={`Example: ${title}`}>
      <div className={styles.band}>
        <strong className={styles.mark}>Example</strong>
        <span>Invented, not your data</span>
      </div>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content} inert={still}>
        {children}
      </div>
    </section>
  );
}

export interface ExampleRow {
  title: string;
  about: string;
  state?: readonly [words: string, tone: StatusTone];
}

/** The example of a page that lists things. */
export function ExampleList({ title, items }: { title: string; items: readonly ExampleRow[] }) {
  return (
    <Example title={title}>
      <ul className={rows.list}>
        {items.map(({ title: name, about, state }) => (
          <li key={name} className={styles.row}>
            <div className={rows.main}>
              <h3 className={rows.title}>{name}</h3>
              <p className={rows.quiet}>{about}</p>
            </div>
            {state && <StatusBadge tone={state[1]}>{state[0]}</StatusBadge>}
          </li>
        ))}
      </ul>
    </Example>
  );
}
