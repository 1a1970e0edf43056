import type { ReviewChange, ReviewComment, ReviewedPost } from '@limelight/contracts';
import { formatDateTime } from '../../../lib/format.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { standingOf, tellingApprovals, type Standing } from './rules.ts';
import styles from './review-links.module.css';

const badges: Readonly<Record<Standing, { tone: StatusTone; words: string }>> = {
  open: { tone: 'plain', words: 'Not approved yet' },
  approved: { tone: 'good', words: 'Approved' },
  changes: { tone: 'warn', words: 'Changes asked for' },
  reopened: { tone: 'warn', words: 'Changed after approval' },
};

/** Says whether a post is approved, and by whom. */
export function StandingLine({ said }: { said: Pick<ReviewedPost, 'approvals' | 'changes'> }) {
  const standing = standingOf(said);
  const { tone, words } = badges[standing];
  const approvals =
    standing === 'changes'
      ? said.approvals.filter(({ current }) => current)
      : tellingApprovals(said.approvals);
  const names = approvals.map(({ name, at }) => `${name}, ${formatDateTime(at)}`).join(' · ');
  return (
    <p className={styles.standing}>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {names !== '' && <span>{standing === 'changes' ? `Approved by ${names}` : names}</span>}
    </p>
  );
}

export function Changes({ changes }: { changes: readonly ReviewChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label="Requests for changes">
      {changes.map(({ id, name, note, at, current }) => (
        <li key={id}>
          <p className={styles.who}>
            <strong dir="auto">{name}</strong> {current ? 'asks for changes' : 'asked for changes earlier'}{' '}
            <span className={styles.quiet}>{formatDateTime(at)}</span>
          </p>
          <p className={styles.words} dir="auto">
            {note}
          </p>
        </li>
      ))}
    </ul>
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
