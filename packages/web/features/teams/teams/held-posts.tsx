import { releaseTeamPost } from '@limelight/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { notices } from '../../../lib/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { heldPostsQuery } from './api.ts';
import { Fault } from './fault.tsx';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

/** The posts that owners can release although they are no longer shared. Hidden when there are none. */
export function HeldPosts({ teamId }: { teamId: string }) {
  const list = useInfiniteQuery(heldPostsQuery(teamId));
  const release = useWrite(releaseTeamPost);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isError) return <ErrorState title="The unshared posts did not load" query={list} />;
  if (items.length === 0) return null;
  return (
    <Card title="Unshared posts that need approval">
      <div className={styles.stack}>
        <p className={styles.quiet}>
          Their authors can publish them only as they were approved. Release a post to let its author publish
          it without approval. You do not see its text, because it is no longer shared.
        </p>
        <ul className={styles.plain}>
          {items.map(({ postId, author, unsharedAt }) => (
            <li key={postId} className={styles.plainRow}>
              <span>
                <strong dir="auto">{author.name || 'A former member'}</strong> · unshared{' '}
                <RelativeTime at={unsharedAt} />
              </span>
              <Button
                size="small"
                loading={release.loading}
                aria-label={`Release post by ${author.name}`}
                onClick={async () => {
                  if ((await release.run({ params: { id: postId } })) !== null)
                    notices.success('The post no longer needs approval.');
                }}
              >
                Release post
              </Button>
            </li>
          ))}
        </ul>
        <ShowMore list={list}>Show more posts</ShowMore>
        <Fault of={[release.error]} />
      </div>
    </Card>
  );
}
