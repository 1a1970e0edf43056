import type { ReviewApproval, ReviewComment } from '@limelight/contracts';
import { formatDateTime } from '../../lib/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { standingOf, tellingApprovals } from './rules.ts';
import styles from './review-links.module.css';

export function Approvals({ approvals }: { approvals: readonly ReviewApproval[] }) {
  const standing = standingOf(approvals);
  if (standing === 'open')
    return (
      <p className={styles.standing}>
        <StatusBadge tone="plain">Not approved yet</StatusBadge>
      </p>
    );
  const names = tellingApprovals(approvals);
  return (
    <p className={styles.standing}>
      <StatusBadge tone={standing === 'approved' ? 'good' : 'warn'}>
        {standing === 'approved' ? 'Approved' : 'Changed after approval'}
      </StatusBadge>
      <span>{names.map(({ name, at }) => `${name}, ${formatDateTime(at)}`).join(' · ')}</span>
    </p>
  );
}

export function Comments({ comments }: { comments: readonly ReviewComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {comments.map(({ id, name, text, quote, at }) => (
        <li key={id}>
          <p className={styles.who}>
            <strong dir="auto">{name}</strong> <span className={styles.quiet}>{formatDateTime(at)}</span>
          </p>
          {quote !== null && (
            <blockquote className={styles.quote} dir="auto">
              {quote}
            </blockquote>
          )}
          <p className={styles.words} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
