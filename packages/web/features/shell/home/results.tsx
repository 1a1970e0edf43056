import { listRuns, type RunStatus } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readQuery } from '../../../lib/read-query.ts';
import { Card } from '../../../ui/card.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import styles from './home.module.css';

const most = 4;
/** Kinds of runs whose results are shown on the page that started them, or have no page. */
const elsewhere = new Set(
  'post rewrite openings endings chat question tool review voice voice-fit structure import'.split(' '),
);

const latestRuns = readQuery(['runs', 'home'], listRuns, { query: { limit: 30 } });

const badges: Partial<Record<RunStatus, { tone: StatusTone; words: string }>> = {
  queued: { tone: 'link', words: 'Working' },
  running: { tone: 'link', words: 'Working' },
  failed: { tone: 'bad', words: 'Failed' },
  cancelled: { tone: 'plain', words: 'Cancelled' },
};

export function Results() {
  const runs = useQuery(latestRuns).data?.items.filter(({ kind }) => !elsewhere.has(kind)) ?? [];
  if (runs.length === 0) return null;
  return (
    <Card title="Recent runs" aside={<Link to="/dashboard/runs">All runs</Link>}>
      <ul className={styles.list}>
        {runs.slice(0, most).map(({ id, label, status, createdAt }) => {
          const badge = badges[status];
          return (
            <li key={id}>
              <Link to={`/dashboard/runs/${id}`} className={styles.due}>
                <span className={styles.words}>{label}</span>
                {badge && <StatusBadge tone={badge.tone}>{badge.words}</StatusBadge>}
                <span className={styles.quiet}>
                  <RelativeTime at={createdAt} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
