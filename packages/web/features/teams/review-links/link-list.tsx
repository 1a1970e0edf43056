import { revokeReviewLink, type ReviewLink } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { reviewLinksKey } from './api.ts';
import { Changes, Comments, StandingLine } from './said-list.tsx';
import styles from './review-links.module.css';

/** Lists open links with the feedback on their posts. `only` restricts it to one post. */
export function LinkList({ links, only }: { links: readonly ReviewLink[]; only?: string }) {
  const client = useQueryClient();
  const revoke = useCall(revokeReviewLink);
  const [closing, setClosing] = useState<string | null>(null);
  const close = async (id: string) => {
    const done = await revoke.run({ params: { id } });
    setClosing(null);
    if (done === null) return;
    await client.invalidateQueries({ queryKey: reviewLinksKey });
    notices.show({ tone: 'good', title: 'Link closed', message: 'It can no longer be opened.' });
  };
  return (
    <>
      <ul className={styles.links}>
        {links.map(({ id, title, expiresAt, openedAt, hasPassword, posts }) => (
          <li key={id} className={styles.link}>
            <div className={styles.linkHead}>
              <div>
                <p className={styles.who}>
                  <strong>{title || (posts.length === 1 ? 'One post' : `${posts.length} posts`)}</strong>
                </p>
                <p className={styles.quiet}>
                  Works until {formatDateTime(expiresAt)}
                  {hasPassword && ' · with a password'} ·{' '}
                  {openedAt === null ? 'not opened yet' : `opened ${formatDateTime(openedAt)}`}
                </p>
              </div>
              <Button size="small" look="quiet" onClick={() => setClosing(id)}>
                Close link
              </Button>
            </div>
            {posts
              .filter(({ postId }) => only === undefined || postId === only)
              .map(({ postId, title: name, approvals, changes, comments }) => (
                <div key={postId} className={styles.said}>
                  {only === undefined && (
                    <Link to={`/dashboard/generate-post?post=${postId}`}>{name || 'Post without text'}</Link>
                  )}
                  <StandingLine said={{ approvals, changes }} />
                  <Changes changes={changes} />
                  <Comments comments={comments} />
                </div>
              ))}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={closing !== null}
        title="Close this link?"
        confirmLabel="Close link"
        cancelLabel="Keep it open"
        danger
        loading={revoke.loading}
        onConfirm={() => {
          if (closing !== null) void close(closing);
        }}
        onClose={() => setClosing(null)}
      >
        The link stops working, and its comments, approvals and requests for changes are no longer shown.
      </ConfirmDialog>
    </>
  );
}
