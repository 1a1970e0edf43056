import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useConnection } from '../../lib/person.ts';
import { dayOf, tokenWarning } from './token-warning.ts';
import styles from './token-banner.module.css';

const shownKey = 'linkedin-warning-day';

/** The token warnings of the specification: once a day from seven days before, on every page in the last hour. */
export function TokenBanner() {
  const connection = useConnection();
  const [now, setNow] = useState(() => Date.now());
  const [lastShown] = useState(() => window.localStorage.getItem(shownKey));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const warning = connection.data ? tokenWarning(connection.data, now, lastShown) : null;
  useEffect(() => {
    if (warning !== null) window.localStorage.setItem(shownKey, dayOf(now));
  }, [warning, now]);
  if (warning === null) return null;
  return (
    <div role="status" className={styles.banner}>
      <p>{warning}</p>
      <Link to="/dashboard/profile">Profile page</Link>
    </div>
  );
}
