import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { bestTimesQuery, bestWords } from '../../../lib/best-times.ts';
import { formatDateTime } from '../../../lib/format.ts';
import styles from './calendar.module.css';
import { clockIn } from './clock.ts';

/** The next times at which the user's own posts did better. Hidden while there are too few results. */
export function BestTimes({ timeZone, onDay }: { timeZone: string; onDay: (date: string) => void }) {
  const best = useQuery(bestTimesQuery(timeZone)).data;
  if (best === undefined || best.next.length === 0) return null;
  return (
    <section className={styles.tray} aria-labelledby="best-times">
      <h3 id="best-times" className={styles.trayTitle}>
        Best times
      </h3>
      <ul className={styles.trayList}>
        {best.next.map((at) => (
          <li key={at}>
            <button
              type="button"
              className={styles.bestTime}
              onClick={() => onDay(clockIn(at, timeZone).date)}
            >
              {formatDateTime(at, timeZone)}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {bestWords(best).join('. ')}. <Link to="/dashboard/results">Your results</Link>
      </p>
    </section>
  );
}
