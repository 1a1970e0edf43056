import type { Post } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { firstLine } from '@limelight/post-text';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readCarried } from '../../../lib/carried.ts';
import { formatDateTime, formatTime } from '../../../lib/format.ts';
import { useConnection, useTimeZone } from '../../../lib/person.ts';
import { usePostRisks } from '../../../lib/post-risks.ts';
import { useSystem, useUser } from '../../../lib/query-client.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConnectLinkedin } from '../../../ui/connect-linkedin.tsx';
import { PayingMeter } from '../../../ui/credits-meter.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { PostStatus } from '../../../ui/post-status.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ordersQuery, postsOf, talksQuery } from './api.ts';
import { ByHand } from './by-hand.tsx';
import styles from './home.module.css';
import { IdeaBox } from './idea-box.tsx';
import { IdeasCard } from './ideas-card.tsx';
import { needsOf, sunsetWarning } from './needs.ts';
import { Results } from './results.tsx';
import { Unfinished } from './unfinished.tsx';

const dayIn = (at: number | string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));

function Due({ posts, now, timeZone }: { posts: readonly Post[]; now: number; timeZone: string }) {
  const today = dayIn(now, timeZone);
  const risks = usePostRisks();
  const week = posts.filter(
    (post) => post.scheduledAt !== null && Date.parse(post.scheduledAt) < now + 7 * 86_400_000,
  );
  if (week.length === 0) {
    return (
      <p className={styles.quiet}>
        Nothing is scheduled for the next seven days. <Link to="/dashboard/generate-post">Write a post</Link>{' '}
        and give it a time.
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {week.map((post) => (
        <li key={post.id}>
          <Link to={`/dashboard/generate-post?post=${post.id}`} className={styles.due}>
            <time dateTime={post.scheduledAt ?? ''} className={styles.time}>
              {dayIn(post.scheduledAt ?? now, timeZone) === today
                ? `Today ${formatTime(post.scheduledAt ?? '', timeZone)}`
                : formatDateTime(post.scheduledAt ?? '', timeZone)}
            </time>
            <span className={styles.words}>{firstLine(post.text)}</span>
          </Link>
          {risks.has(post.id) && <PostStatus post={post} />}
        </li>
      ))}
    </ul>
  );
}

function Credits() {
  const user = useUser();
  return (
    <Card title="Credits">
      {user.data && (
        <div className={styles.credits}>
          <PayingMeter user={user.data} />
          <p className={styles.quiet}>
            A post costs {creditCosts['post.generate']}. <Link to="/dashboard/credits">History</Link> ·{' '}
            <Link to="/dashboard/pricing">Get more</Link>
          </p>
        </div>
      )}
    </Card>
  );
}

/** The home page: an idea box, recent drafts, due posts, tasks, results, three ideas and the balance. */
export function HomePage({ children }: { children?: ReactNode }) {
  const timeZone = useTimeZone();
  const now = useMinute();
  const user = useUser();
  const connection = useConnection();
  const risks = usePostRisks();
  const orders = useQuery(ordersQuery);
  const talks = useQuery(talksQuery);
  const [scheduled, unconfirmed, failed, drafts] = useQueries({
    queries: [postsOf('scheduled'), postsOf('unconfirmed'), postsOf('failed'), postsOf('draft')],
  });
  const lists = [scheduled, unconfirmed, failed, drafts];
  const broken = lists.find((list) => list.isError);
  const needs =
    scheduled.data && unconfirmed.data && failed.data
      ? needsOf({
          connection: connection.data,
          unconfirmed: unconfirmed.data.items,
          failed: failed.data.items,
          scheduled: scheduled.data.items,
          risks,
          carried: readCarried(now),
          orders: orders.data?.items ?? [],
          talks: talks.data?.items ?? [],
          now,
        })
      : [];
  const sunset = sunsetWarning(useSystem().data?.linkedin.versionSunsetAt, now);
  const firstName = user.data?.name.split(' ')[0];
  return (
    <Page>
      <PageHeader
        title={firstName ? `Hello, ${firstName}` : 'Home'}
        description="What’s scheduled, what needs attention and what to write next."
      />
      {sunset !== null && <Callout tone="warn">{sunset}</Callout>}
      {broken && (
        <ErrorState
          title="Your posts did not load"
          onRetry={() => void Promise.all(lists.map((list) => list.refetch()))}
          retrying={lists.some((list) => list.isFetching)}
        >
          {broken.error?.message}
        </ErrorState>
      )}
      {children}
      <IdeaBox />
      <ByHand posts={scheduled.data?.items.filter(({ hold }) => hold === 'remind') ?? []} />
      {needs.length > 0 && (
        <Card title="Needs attention">
          <ul className={styles.list}>
            {needs.map((need) => (
              <li key={need.key} className={styles.need}>
                <span>{need.words}</span>
                {'linkedin' in need ? (
                  <ConnectLinkedin again={need.linkedin === 'reconnect'} size="small" />
                ) : (
                  <ButtonLink to={need.to} size="small">
                    {need.action}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <Unfinished drafts={drafts.data?.items ?? []} />
          <Card
            title="Due this week"
            aside={
              <>
                <Link to="/dashboard/scheduled-posts">Calendar</Link> ·{' '}
                <Link to="/dashboard/posts?show=published">Published</Link>
              </>
            }
          >
            {scheduled.isPending && <Loading label="Loading your schedule" lines={4} />}
            {scheduled.data && <Due posts={scheduled.data.items} now={now} timeZone={timeZone} />}
          </Card>
          <Results />
        </div>
        <div className={styles.side}>
          <IdeasCard today={dayIn(now, timeZone)} />
          <Credits />
        </div>
      </div>
    </Page>
  );
}
