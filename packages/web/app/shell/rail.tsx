import { Link, NavLink } from 'react-router';
import { Bell } from '../../features/notifications/bell.tsx';
import { useUser } from '../../lib/query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import { PayingMeter } from '../../ui/credits-meter.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountMenu } from './account-menu.tsx';
import { entries, type Entry } from './entries.tsx';
import styles from './rail.module.css';

const groups = [...new Set(entries.filter((entry) => entry.rail !== false).map((entry) => entry.group))];

function Place({ entry }: { entry: Entry }) {
  return (
    <li>
      <NavLink
        to={entry.to}
        end={entry.exact ?? false}
        className={classNames(styles.place)}
        title={entry.label}
      >
        <span className={styles.icon} aria-hidden="true">
          {entry.icon}
        </span>
        <span className={styles.label}>{entry.label}</span>
      </NavLink>
    </li>
  );
}

/** The left rail: dark in both schemes, collapsed to icons below 1100 px, absent on a phone. */
export function Rail() {
  const user = useUser();
  return (
    <header className={styles.rail}>
      <div className={styles.top}>
        <Link to="/dashboard" className={styles.logo}>
          <Logo />
        </Link>
        <Bell />
      </div>
      <nav aria-label="Dashboard" className={styles.places}>
        {groups.map((group) => (
          <div key={group ?? 'top'}>
            {group && <p className={styles.group}>{group}</p>}
            <ul className={styles.list}>
              {entries
                .filter((entry) => entry.rail !== false && entry.group === group)
                .map((entry) => (
                  <Place key={entry.to} entry={entry} />
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.below}>
        <Link to="/dashboard/credits" className={styles.credits} title="Credits">
          {user.data ? (
            <PayingMeter user={user.data} />
          ) : (
            <span className={styles.coming}>
              <Skeleton width="8rem" height="0.8rem" />
              <Skeleton height="4px" />
            </span>
          )}
        </Link>
        <AccountMenu />
      </div>
    </header>
  );
}
