import { NavLink } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import styles from './bottom-bar.module.css';
import { entries } from './entries.tsx';

/** The five places of a phone. */
export function BottomBar() {
  return (
    <nav aria-label="Dashboard" className={styles.bar}>
      {entries
        .filter((entry) => entry.phone)
        .map((entry) => (
          <NavLink
            key={entry.to}
            to={entry.to}
            end={entry.exact ?? false}
            className={classNames(styles.place)}
          >
            <span className={styles.icon} aria-hidden="true">
              {entry.icon}
            </span>
            {entry.label}
          </NavLink>
        ))}
    </nav>
  );
}
