import { Link } from 'react-router';
import styles from './list-tabs.module.css';

interface ListTab {
  key: string;
  label: string;
  /** The query of the address that shows it. */
  search: string;
  /** How many there are; 0 shows nothing. */
  count?: number;
  /** Whether somebody has to do something about them. */
  urgent?: boolean;
}

/** The lists of a page, of which the address names one. */
export function ListTabs({
  label,
  tabs,
  current,
  onOpen,
}: {
  label: string;
  tabs: readonly ListTab[];
  current: string;
  onOpen?: () => void;
}) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ key, label: words, search, count = 0, urgent = false }) => (
        <Link
          key={key}
          to={{ search }}
          replace
          className={styles.tab ?? ''}
          aria-current={key === current ? 'page' : undefined}
          onClick={onOpen}
        >
          {words}
          {count > 0 && <span className={urgent ? styles.urgent : styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
