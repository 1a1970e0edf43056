import type { Post } from '@limelight/contracts';
import { IconExternalLink } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/format.ts';
import { Callout } from '../../../ui/callout.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { commentWords } from './published.ts';
import { useWriting } from '../post/writing-context.ts';
import { PublishedActions } from './published-actions.tsx';
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

/** The published post: its link, its first comment and the remaining actions. */
export function PublishedStep() {
  const { state } = useWriting();
  const { post } = state;
  const removed = post?.removedAt ?? null;
  return (
    <>
      <output className={styles.status}>
        {removed === null ? (
          <StatusBadge tone="good">Published</StatusBadge>
        ) : (
          <StatusBadge tone="warn">Deleted from LinkedIn</StatusBadge>
        )}
        {post?.publishedAt && (
          <span className={styles.words}>{formatDateTime(removed ?? post.publishedAt)}</span>
        )}
      </output>
      {post && removed === null && <Comment post={post} />}
      <div className={styles.even}>
        {post?.permalink && (
          <a className={buttonLook.out} href={post.permalink} target="_blank" rel="noreferrer">
            <IconExternalLink size={18} aria-hidden="true" /> View on LinkedIn
          </a>
        )}
      </div>
      {post && removed === null && <PublishedActions post={post} />}
      {post && <Receipts postId={post.id} />}
    </>
  );
}
