import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useConnection } from '../../../lib/person.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { ConnectLinkedin } from '../../../ui/connect-linkedin.tsx';
import { dayOf, tokenWarning } from './token-warning.ts';
import styles from './token-banner.module.css';

const shownKey = 'linkedin-warning-day';

/** Warns about an expiring token: once a day from seven days before, and on every page in the last hour. */
export function TokenBanner() {
  const connection = useConnection();
  const now = useMinute();
  const [lastShown] = useState(() => window.localStorage.getItem(shownKey));
  const warning = connection.data ? tokenWarning(connection.data, now, lastShown) : null;
  useEffect(() => {
    if (warning !== null) window.localStorage.setItem(shownKey, dayOf(now));
  }, [warning, now]);
  if (warning === null) return null;
  return (
    <output className={styles.banner}>
      <span>{warning}</span>
      <Link to="/dashboard/profile">Profile page</Link>
      <ConnectLinkedin again size="small" />
    </output>
  );
}
