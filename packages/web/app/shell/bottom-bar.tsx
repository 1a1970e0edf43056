import { Drawer } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useUser } from '../../lib/query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './bottom-bar.module.css';
import { entries, type Entry } from './entries.tsx';

function Place({
  entry,
  className,
  onGo,
}: {
  entry: Entry;
  className: string | undefined;
  onGo?: () => void;
}) {
  return (
    <NavLink to={entry.to} end={entry.exact ?? false} className={classNames(className)} onClick={onGo}>
      <span className={styles.icon} aria-hidden="true">
        {entry.icon}
      </span>
      {entry.label}
    </NavLink>
  );
}

/** The navigation on a phone: four destinations, and the others behind "More". */
export function BottomBar() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const user = useUser().data;
  const others = entries.filter(
    (entry) => !entry.phone && (entry.only === undefined || user?.[entry.only] === true),
  );
  const isThere = others.some(({ to }) => pathname.startsWith(to));
  return (
    <>
      <nav aria-label="Dashboard" className={styles.bar}>
        {entries
          .filter((entry) => entry.phone)
          .map((entry) => (
            <Place key={entry.to} entry={entry} className={styles.place} />
          ))}
        <button
          type="button"
          className={styles.place}
          aria-haspopup="dialog"
          aria-expanded={open}
          data-current={isThere || undefined}
          onClick={() => setOpen(true)}
        >
          <span className={styles.icon} aria-hidden="true">
            <IconDots />
          </span>
          More
        </button>
      </nav>
      <Drawer opened={open} onClose={() => setOpen(false)} position="bottom" size="80%" title="All pages">
        <ul className={styles.others}>
          {others.map((entry) => (
            <li key={entry.to}>
              <Place entry={entry} className={styles.other} onGo={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
