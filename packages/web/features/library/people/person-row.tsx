import type { PersonSummary } from '@limelight/contracts';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { SaveButton } from '../../../ui/save-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './people.module.css';
import { savableOf } from './rules.ts';

export function PersonRow({ person }: { person: PersonSummary }) {
  const { id, name, position, company, location, tags, optedOut, warmPaths, lastContactedAt } = person;
  const facts = [
    [position, company].filter(Boolean).join(' at '),
    location,
    warmPaths > 0 ? `you know ${warmPaths} more there` : '',
    lastContactedAt === null ? '' : `contacted ${formatDate(lastContactedAt)}`,
    ...tags.map((tag) => `#${tag}`),
  ];
  return (
    <li>
      <div className={styles.who}>
        <div>
          <Link to={`/dashboard/people?person=${id}`}>{name}</Link>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {optedOut ? (
        <StatusBadge tone="bad">Do not contact</StatusBadge>
      ) : (
        <div className={styles.actions}>
          <SaveButton compact item={savableOf(person)} name={name} />
        </div>
      )}
    </li>
  );
}
