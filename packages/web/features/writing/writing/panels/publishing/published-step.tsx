import type { Post } from '@limelight/contracts';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '../../../../../lib/format.ts';
import { useMinute } from '../../../../../lib/use-minute.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { StatusBadge } from '../../../../../ui/status-badge.tsx';
import { commentWords } from './published.ts';
import { useWriting } from '../../post/writing-context.ts';
import { PublishedActions } from './published-actions.tsx';
import { RecordPart } from './record-part.tsx';
import { Receipts } from './receipts.tsx';
import buttonLook from './outcome-steps.module.css';
import styles from './publish-bar.module.css';

/** The state of the first comment: pending, published, or to be added manually. */
function Comment({ post }: { post: Post }) {
  const words = commentWords(post.comment);
  if (words === null) return null;
  if (post.comment?.state !== 'by-hand') return <p className={styles.words}>{words}</p>;
  return (
    <Callout
      tone="warn"
      title="Add the first comment yourself"
      action={<CopyButton size="small" text={post.firstComment} label="Copy comment" />}
    >
      {words}
    </Callout>
  );
}

/** After a day, figures say more than the next idea. */
const dayMs = 86_400_000;

/** The published post: its link, one next step, and the remaining actions. */
export function PublishedStep() {
  const { state } = useWriting();
  const now = useMinute();
  const { post } = state;
  if (post === null) return null;
  const { publishedAt, removedAt, permalink } = post;
  if (removedAt !== null)
    return (
      <>
        <output className={styles.status}>
          <StatusBadge tone="warn">Deleted from LinkedIn</StatusBadge>
          <span className={styles.words}>{formatDateTime(removedAt)}</span>
        </output>
        <RecordPart postId={post.id} />
        <Receipts postId={post.id} />
      </>
    );
  const fresh = publishedAt !== null && now - Date.parse(publishedAt) < dayMs;
  return (
    <>
      <div className={styles.live}>
        <output className={styles.liveHead}>
          <span className={styles.liveSign} aria-hidden="true">
            <IconCheck size={20} stroke={2.4} />
          </span>
          <span>
            <strong>Published</strong>
            {publishedAt !== null && <span className={styles.words}>{formatDateTime(publishedAt)}</span>}
          </span>
        </output>
        {permalink && (
          <div className={styles.pair}>
            <a className={buttonLook.out} href={permalink} target="_blank" rel="noreferrer">
              <IconExternalLink size={18} aria-hidden="true" /> View on LinkedIn
            </a>
            <CopyButton text={permalink} label="Copy link" />
          </div>
        )}
        <p className={styles.words}>
          {fresh ? (
            <>
              Next: <Link to="/dashboard/ideas">choose your next idea</Link>
            </>
          ) : (
            <>
              Next: <Link to="/dashboard/results">compare it in Results</Link>
            </>
          )}
        </p>
      </div>
      <Comment post={post} />
      <PublishedActions post={post} />
      <RecordPart postId={post.id} />
      <Receipts postId={post.id} />
    </>
  );
}
