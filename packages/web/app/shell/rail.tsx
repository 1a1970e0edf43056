import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Bell } from '../../features/accounts/notifications/bell.tsx';
import { useUser } from '../../lib/query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import { PayingMeter } from '../../ui/credits-meter.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CopilotButton } from './copilot-button.tsx';
import { entries, placeOf, railGroups, type Entry, type RailGroup } from './entries.tsx';
import styles from './rail.module.css';
import { SearchButton } from './search-button.tsx';

const inGroup = (group: Entry['rail']) => entries.filter(({ rail }) => rail === group);

/** The group of a place that takes turns with the others to be open; null for any other place. */
function foldedGroupOf(place: Entry | null): RailGroup | null {
  const group = place?.rail ?? 'top';
  return group === 'top' || group === 'Plan' ? null : group;
}

function Places({ id, list, place }: { id?: string; list: readonly Entry[]; place: Entry | null }) {
  return (
    <ul id={id} className={styles.list}>
      {list.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            aria-current={entry === place ? 'page' : undefined}
            className={classNames(styles.place)}
            title={entry.label}
          >
            <span className={styles.icon} aria-hidden="true">
              {entry.icon}
            </span>
            <span className={styles.label}>{entry.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The destinations. Plan is always open, and of the other groups one at a time, so that there are nine at most. */
function Destinations() {
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  const [{ seen, open }, setState] = useState<{ seen: string; open: RailGroup | null }>({
    seen: '',
    open: 'Create',
  });
  if (seen !== pathname) setState({ seen: pathname, open: foldedGroupOf(place) ?? open });
  return (
    <nav aria-label="Dashboard" className={styles.places}>
      <Places list={inGroup('top')} place={place} />
      {railGroups.map((group) => {
        const isOpen = group === 'Plan' || group === open;
        const id = `rail-${group}`;
        return (
          <div key={group}>
            {group === 'Plan' ? (
              <p className={styles.group}>{group}</p>
            ) : (
              <button
                type="button"
                className={styles.group}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setState({ seen: pathname, open: isOpen ? null : group })}
              >
                {group}
                <IconChevronDown aria-hidden="true" />
              </button>
            )}
            {isOpen && <Places id={id} list={inGroup(group)} place={place} />}
          </div>
        );
      })}
    </nav>
  );
}

/**
 * The left rail: dark in both schemes, collapsed to icons below 1100 px, absent on a phone. `quiet` leaves out
 * everything that leads away from the page.
 */
export function Rail({ quiet }: { quiet: boolean }) {
  const user = useUser();
  return (
    <header className={styles.rail}>
      <div className={styles.top}>
        <Link to="/dashboard" className={styles.logo}>
          <Logo />
        </Link>
        {!quiet && <Bell />}
      </div>
      {!quiet && <SearchButton className={styles.search ?? ''} words={styles.searchWords ?? ''} />}
      {!quiet && (
        <CopilotButton
          className={classNames(styles.search, styles.copilot)}
          words={styles.searchWords ?? ''}
        />
      )}
      {!quiet && <Destinations />}
      <div className={styles.below}>
        {!quiet && (
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
        )}
        <AccountMenu />
      </div>
    </header>
  );
}
