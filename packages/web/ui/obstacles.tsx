import type { ErrorCode, PostObstacle } from '@limelight/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { ConnectLinkedin } from './connect-linkedin.tsx';
import styles from './obstacles.module.css';

interface Way {
  /** What is missing, in a few words. */
  says: string;
  /** Where it can be settled; null when only the message can say it. */
  mend: ((postId: string) => ReactNode) | null;
}

const link = (label: string, path: (postId: string) => string) =>
  function Mend(postId: string) {
    return (
      <ButtonLink size="small" to={path(postId)}>
        {label}
      </ButtonLink>
    );
  };
const editor = (postId: string) => `/dashboard/generate-post?post=${postId}`;
const queues = () => '/dashboard/scheduled-posts?view=queues';
const connect = (again: boolean) =>
  function Mend() {
    return <ConnectLinkedin size="small" again={again} />;
  };

const ways: Partial<Record<ErrorCode, Way>> = {
  open_gap: { says: 'A gap is still open', mend: link('Fill the gap', editor) },
  post_empty: { says: 'The post is empty', mend: link('Write it', editor) },
  post_too_long: { says: 'It is too long for LinkedIn', mend: link('Shorten it', editor) },
  post_unfinished: { says: 'An attachment is not finished', mend: link('Finish it', editor) },
  claims_unconfirmed: { says: 'Some claims have no source', mend: link('Check the claims', editor) },
  approval_required: {
    says: 'Its workspace has not approved it',
    mend: link('Ask for approval', () => '/dashboard/team'),
  },
  queue_missing: { says: 'You have no posting times yet', mend: link('Choose times', queues) },
  queue_full: { says: 'Your queue is full for a year', mend: link('Add times', queues) },
  linkedin_not_connected: { says: 'LinkedIn is not connected', mend: connect(false) },
  linkedin_reconnect: { says: 'The LinkedIn connection has expired', mend: connect(true) },
  linkedin_scope_missing: { says: 'LinkedIn does not let us post yet', mend: connect(true) },
  linkedin_not_configured: { says: 'This server is not set up for LinkedIn', mend: null },
  schedule_limit: {
    says: 'The free plan allows ten scheduled posts at a time',
    mend: link('See plans', () => '/dashboard/pricing'),
  },
};

/** What to settle before a post can go out, each with the button that leads there. */
export function Obstacles({ postId, obstacles }: { postId: string; obstacles: readonly PostObstacle[] }) {
  if (obstacles.length === 0) return null;
  return (
    <section className={styles.box}>
      <h3 className={styles.title}>Before it can be scheduled</h3>
      <ul className={styles.list}>
        {obstacles.map(({ code, message, detail }) => {
          const way = ways[code];
          return (
            <li key={code} className={styles.row}>
              <span className={styles.words}>
                {way?.says ?? message}
                {detail !== null && <span className={styles.detail}>: {detail}</span>}
              </span>
              {way?.mend?.(postId)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
