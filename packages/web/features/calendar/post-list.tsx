import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { listQuery } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './calendar.module.css';
import { PostRow } from './post-row.tsx';
import { asMovable, canPlan, listLabels, type ListName } from './rules.ts';
import { useMoves } from './use-moves.ts';
import { usePostActions } from './use-post-actions.ts';

const emptyWords: Readonly<Record<ListName, { title: string; words: string }>> = {
  scheduled: {
    title: 'No scheduled posts',
    words: 'Schedule a post and it will publish automatically.',
  },
  published: {
    title: 'No published posts',
    words: 'Published posts appear here with their link and receipt.',
  },
  draft: { title: 'No drafts', words: 'Your drafts stay here until they are published.' },
  failed: {
    title: 'No failed posts',
    words: 'Posts that LinkedIn rejects appear here, with the reason and what to do next.',
  },
  unconfirmed: {
    title: 'Nothing to confirm',
    words:
      'If LinkedIn doesn’t confirm a post, we ask you to check it here. It is never sent again automatically.',
  },
};

function Sample() {
  return (
    <ul className={styles.list}>
      {['We took four fields out of our sign-up form', 'What a calm release looks like'].map((title, day) => (
        <li key={title} className={styles.row}>
          <div className={styles.rowMain}>
            <span className={styles.rowTitle}>{title}</span>
            <p className={styles.rowNote}>
              <StatusBadge tone="link">Scheduled</StatusBadge>
              <span>{day === 0 ? 'Tue 9:00' : 'Thu 17:30'}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function PostList({
  status,
  search,
  timeZone,
}: {
  status: ListName;
  search: string;
  timeZone: string;
}) {
  const posts = useInfiniteQuery(listQuery(status, search));
  const actions = usePostActions();
  const moves = useMoves(timeZone);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (posts.isPending) {
    return (
      <Loading label={`Loading: ${listLabels[status]}`}>
        <ul className={styles.list}>
          {[1, 2, 3].map((row) => (
            <li key={row} className={styles.row}>
              <div className={styles.rowMain}>
                <Skeleton width="70%" />
                <Skeleton width="30%" height="0.8em" />
              </div>
            </li>
          ))}
        </ul>
      </Loading>
    );
  }
  if (posts.isError) {
    return (
      <ErrorState
        title="The posts did not load"
        onRetry={() => void posts.refetch()}
        retrying={posts.isFetching}
      >
        {posts.error.message}
      </ErrorState>
    );
  }
  const items = posts.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    if (search !== '')
      return <EmptyState title="No matching posts">Try fewer or different words.</EmptyState>;
    const { title, words } = emptyWords[status];
    return (
      <EmptyState
        title={title}
        sample={status === 'scheduled' ? <Sample /> : undefined}
        action={
          <ButtonLink to="/dashboard/generate-post" look="accent">
            Write a post
          </ButtonLink>
        }
      >
        {words}
      </EmptyState>
    );
  }
  return (
    <>
      {items.some(canPlan) && (
        <BulkBar
          posts={items.filter((post) => chosen.has(post.id)).map(asMovable)}
          all={items.filter(canPlan).length}
          timeZone={timeZone}
          moves={moves}
          onAll={(every) => setChosen(new Set(every ? items.map((post) => post.id) : []))}
        />
      )}
      <ul className={styles.list}>
        {items.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            timeZone={timeZone}
            actions={actions}
            moves={moves}
            chosen={canPlan(post) ? chosen.has(post.id) : null}
            onChoose={(wanted) => {
              const next = new Set(chosen);
              if (wanted) next.add(post.id);
              else next.delete(post.id);
              setChosen(next);
            }}
          />
        ))}
      </ul>
      {posts.hasNextPage && (
        <div className={styles.more}>
          <Button loading={posts.isFetchingNextPage} onClick={() => void posts.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
