import type { Post } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import styles from './home.module.css';

const most = 4;

export function Unfinished({ drafts }: { drafts: readonly Post[] }) {
  const latest = drafts.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, most);
  if (latest.length === 0) return null;
  return (
    <Card title="Continue writing" aside={<Link to="/dashboard/posts?show=drafts">Drafts</Link>}>
      <ul className={styles.list}>
        {latest.map(({ id, text, updatedAt }) => (
          <li key={id}>
            <Link to={`/dashboard/generate-post?post=${id}`} className={styles.due}>
              <span className={styles.words}>{firstLine(text) || 'Empty draft'}</span>
              <span className={styles.quiet}>
                <RelativeTime at={updatedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
