import { shareTeamPost, type Team } from '@limelight/contracts';
import { teamStateLabels } from '@limelight/contracts/catalog';
import { Radio } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { ownPostsQuery, ownPostsShown, sharesQuery, teamPostsQuery } from './api.ts';
import { Fault } from './fault.tsx';
import { HeldPosts } from './held-posts.tsx';
import { approvalRule, mayShare, toneOf } from './rules.ts';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

function ShareDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const posts = useQuery(ownPostsQuery);
  const ids = (posts.data?.posts ?? []).map(({ id }) => id);
  const shares = useQuery({ ...sharesQuery(ids), enabled: posts.isSuccess });
  const share = useWrite(shareTeamPost);
  const [chosen, setChosen] = useState('');
  const free = (posts.data?.posts ?? []).filter(({ id }) => {
    const binding = shares.data?.get(id);
    return binding === null || (binding?.shared === false && binding.teamId === team.id);
  });
  return (
    <FormDialog
      title="Share a post"
      confirmLabel="Share post"
      loading={share.loading}
      onInput={share.reset}
      onSubmit={async () => {
        const postId = chosen === '' ? free[0]?.id : chosen;
        if (postId === undefined) return;
        if ((await share.run({ params: { id: team.id }, body: { postId } })) !== null) onClose();
      }}
      onClose={onClose}
    >
      {posts.isPending || shares.isPending ? (
        <Loading label="Loading your posts" lines={4} />
      ) : posts.isError || shares.isError ? (
        <ErrorState
          title="Your posts did not load"
          retrying={posts.isFetching || shares.isFetching}
          onRetry={() => {
            void posts.refetch();
            void shares.refetch();
          }}
        >
          {(posts.error ?? shares.error)?.message}
        </ErrorState>
      ) : free.length === 0 ? (
        <p>
          {posts.data.more
            ? 'Your latest posts are all shared already. Share older ones from your list of posts.'
            : 'You have no unshared drafts or scheduled posts. Write a post first.'}
        </p>
      ) : (
        <Radio.Group label="Post" value={chosen === '' ? (free[0]?.id ?? '') : chosen} onChange={setChosen}>
          <div className={styles.choices}>
            {free.map(({ id, text, scheduledAt }) => (
              <Radio
                key={id}
                value={id}
                label={(text.trim().split('\n', 1)[0] ?? '').slice(0, 90)}
                description={scheduledAt === null ? 'Draft' : formatDateTime(scheduledAt)}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {free.length > 0 && posts.data?.more && (
        <p className={styles.quiet}>
          Only your latest {ownPostsShown} drafts and next {ownPostsShown} scheduled posts are listed. Share
          others from your list of posts.
        </p>
      )}
      {team.requiresApproval && <p className={styles.quiet}>{approvalRule}</p>}
      <Fault of={[share.error]} />
    </FormDialog>
  );
}

export function SharedPosts({ team }: { team: Team }) {
  const list = useInfiniteQuery(teamPostsQuery(team.id));
  const [sharing, setSharing] = useState(false);
  const shares = mayShare(team.role);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-label="Shared posts" className={styles.stack}>
      {shares && (items.length > 0 || list.hasNextPage) && (
        <div className={styles.actions}>
          <Button look="accent" onClick={() => setSharing(true)}>
            Share a post
          </Button>
        </div>
      )}
      {content()}
      {team.requiresApproval && team.role === 'owner' && <HeldPosts teamId={team.id} />}
      {sharing && <ShareDialog team={team} onClose={() => setSharing(false)} />}
    </section>
  );

  function content() {
    if (list.isPending) return <Loading label="Loading the shared posts" lines={5} />;
    if (list.isError) return <ErrorState title="The posts did not load" query={list} />;
    if (items.length === 0 && !list.hasNextPage)
      return (
        <EmptyState
          title="No shared posts"
          action={
            shares && (
              <Button look="accent" onClick={() => setSharing(true)}>
                Share a post
              </Button>
            )
          }
        >
          Posts that members share appear here with their comments and approvals.
        </EmptyState>
      );
    return (
      <>
        {items.length === 0 ? (
          <p className={styles.quiet}>Their authors deleted the latest shared posts.</p>
        ) : (
          <ul className={styles.list}>
            {items.map(
              ({ id, title, author, state, reopened, openCount, scheduledAt, sharedAt, timeZone }) => (
                <li key={id} className={styles.row}>
                  <div className={styles.main}>
                    <h2 className={styles.title}>
                      <Link to={`/dashboard/team/posts/${id}`} dir="auto">
                        {title || 'Post without text'}
                      </Link>
                    </h2>
                    <p className={styles.quiet}>
                      {author.name} · shared <RelativeTime at={sharedAt} />
                      {scheduledAt !== null &&
                        ` · planned for ${formatDateTime(scheduledAt, timeZone ?? undefined)}`}
                      {openCount > 0 &&
                        ` · ${openCount === 1 ? '1 open comment' : `${openCount} open comments`}`}
                    </p>
                  </div>
                  <div className={styles.badges}>
                    {reopened && <StatusBadge tone="warn">Changed after approval</StatusBadge>}
                    <StatusBadge tone={toneOf[state]}>{teamStateLabels[state]}</StatusBadge>
                  </div>
                </li>
              ),
            )}
          </ul>
        )}
        <ShowMore list={list}>Show more posts</ShowMore>
      </>
    );
  }
}
