import type { RunSummary } from '@limelight/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCredits, formatDateTime } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { runsQuery } from './api.ts';
import styles from './runs.module.css';
import { RunStatusBadge } from './status.tsx';

function costOf({ charged, price }: RunSummary): string {
  if (charged === null) return price === 0 ? 'Free' : `Up to ${formatCredits(price)}`;
  return charged === 0 ? 'Not charged' : formatCredits(charged);
}

function RunRow({ run }: { run: RunSummary }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.name} to={`/dashboard/runs/${run.id}`}>
          {run.label}
        </Link>
        <span className={styles.quiet}>
          <time dateTime={run.createdAt}>{formatDateTime(run.createdAt)}</time> · {costOf(run)}
        </span>
        {run.error && run.status === 'failed' && <span className={styles.quiet}>{run.error.message}</span>}
        {run.outcome && <span className={styles.quiet}>{run.outcome.summary}</span>}
      </div>
      <RunStatusBadge run={run} />
    </li>
  );
}

function RunList() {
  const runs = useInfiniteQuery(runsQuery);
  if (runs.isPending)
    return (
      <Loading label="Loading your runs">
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="12rem" height="1.2rem" />
          </div>
        ))}
      </Loading>
    );
  if (runs.isError) return <ErrorState title="Your runs did not load" query={runs} />;
  const items = runs.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        title="No runs yet"
        action={
          <ButtonLink look="accent" to="/dashboard/generate-post">
            Write a post
          </ButtonLink>
        }
      >
        Posts, ideas, reviews and agent runs appear here, with their steps and cost.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {items.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </ul>
      <ShowMore list={runs} className={styles.more}>
        Show earlier runs
      </ShowMore>
    </>
  );
}

export function RunsPage() {
  return (
    <Page>
      <PageHeader title="Runs" description="AI tasks and background work, step by step." />
      <Card flush>
        <RunList />
      </Card>
    </Page>
  );
}
