import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { draftsQuery } from './api.ts';
import styles from './calendar.module.css';
import { QueueButton } from './queue-button.tsx';
import { asMovable, type MovablePost } from './rules.ts';

export const draftMime = 'application/x-limelight-draft';

export function DraftsTray({
  onPlace,
  onDrag,
}: {
  onPlace: (post: MovablePost) => void;
  onDrag: (post: MovablePost) => void;
}) {
  const drafts = useInfiniteQuery(draftsQuery);
  const items = drafts.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.tray} aria-labelledby="drafts-tray">
      <h3 id="drafts-tray" className={styles.trayTitle}>
        Drafts
      </h3>
      {drafts.isPending && <Skeleton height="6rem" />}
      {drafts.isError && (
        <Button size="small" onClick={() => void drafts.refetch()}>
          Reload drafts
        </Button>
      )}
      {drafts.isSuccess && items.length === 0 && (
        <p className={styles.note}>Drafts you have not scheduled appear here.</p>
      )}
      <ul className={styles.trayList}>
        {items.map((post) => {
          const draft = asMovable(post);
          const title = draft.title || 'Untitled draft';
          return (
            <li key={post.id} className={styles.draft}>
              <Link
                className={classNames(styles.draftTitle)}
                to={`/dashboard/generate-post?post=${post.id}`}
                draggable
                onDragStart={(event) => {
                  // The grid accepts elements from outside as a copy.
                  event.dataTransfer.effectAllowed = 'copyMove';
                  event.dataTransfer.setData(draftMime, post.id);
                  onDrag(draft);
                }}
              >
                {title}
              </Link>
              <Button size="small" aria-label={`Schedule “${title}”`} onClick={() => onPlace(draft)}>
                {' '}
                Schedule{' '}
              </Button>
              <QueueButton posts={[draft]} label="Queue" name={`Add “${title}” to the queue`} />
            </li>
          );
        })}
      </ul>
      {drafts.hasNextPage && (
        <Button size="small" loading={drafts.isFetchingNextPage} onClick={() => void drafts.fetchNextPage()}>
          More drafts
        </Button>
      )}
    </section>
  );
}
