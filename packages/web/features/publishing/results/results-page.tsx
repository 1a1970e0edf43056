import type { ResultPost, Results } from '@limelight/contracts';
import { resultMetrics } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { resultsQuery } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { HandDialog } from './hand-dialog.tsx';
import { PostCard } from './post-card.tsx';
import { RepeatCard } from './repeat-card.tsx';
import { ReportCard } from './report-card.tsx';
import { formatValue, isEmpty, periods, totalOf, viewIn } from './rules.ts';
import { TimeCard } from './time-card.tsx';
import styles from './results.module.css';

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className={styles.number}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {note !== undefined && <span className={styles.quiet}>{note}</span>}
      </dd>
    </div>
  );
}

function Numbers({ results }: { results: Results }) {
  const { median, metric, compared, posts, days, followers } = results;
  const impressions = totalOf(days, 'impressions');
  return (
    <dl className={styles.numbers}>
      <Figure
        label={`Median ${resultMetrics[metric].toLowerCase()}`}
        value={median === null ? '–' : formatValue(median, metric)}
        note={`of ${formatNumber(compared)} compared posts`}
      />
      <Figure label="Posts" value={formatNumber(posts.length)} note="in this period" />
      {impressions !== null && (
        <Figure
          label="Impressions"
          value={formatNumber(impressions)}
          note="of all posts, from your analytics"
        />
      )}
      {followers !== null && (
        <Figure
          label="Followers"
          value={formatNumber(followers.total)}
          note={`on ${formatDate(followers.asOf, 'UTC')}`}
        />
      )}
    </dl>
  );
}

/** The results of the user's posts compared with their own median. The route supplies the import card. */
export function ResultsPage({ imports }: { imports: ReactNode }) {
  const { values: search, set } = useAddressFilters();
  const { metric, days } = viewIn(search);
  const results = useQuery(resultsQuery({ metric, ...(days === 0 ? {} : { days }) }));
  const [entering, setEntering] = useState<ResultPost | 'new' | null>(null);
  const filtered = days !== 0;
  return (
    <Page>
      <PageHeader
        title="Results"
        description="How your posts performed, each compared with your own median."
        actions={<Button onClick={() => setEntering('new')}>Enter numbers</Button>}
      />
      <div className={styles.filters}>
        <NativeSelect
          label="Number"
          data={Object.entries(resultMetrics).map(([value, label]) => ({ value, label }))}
          value={metric}
          onChange={(event) => set({ metric: event.currentTarget.value })}
        />
        <NativeSelect
          label="Period"
          data={periods.map(({ days: value, label }) => ({ value: String(value), label }))}
          value={String(days)}
          onChange={(event) => set({ days: event.currentTarget.value })}
        />
      </div>
      {body()}
      {imports}
      {entering !== null && (
        <HandDialog post={entering === 'new' ? null : entering} onClose={() => setEntering(null)} />
      )}
    </Page>
  );

  function body() {
    if (results.isPending)
      return (
        <Loading label="Loading your results">
          <SkeletonLines count={8} />
        </Loading>
      );
    if (results.isError)
      return (
        <ErrorState
          title="Your results did not load"
          onRetry={() => void results.refetch()}
          retrying={results.isFetching}
        >
          {results.error.message}
        </ErrorState>
      );
    const { data } = results;
    if (isEmpty(data))
      return (
        <EmptyState
          title={filtered ? 'No posts in this period' : 'No results yet'}
          action={
            filtered ? (
              <Button onClick={() => set({ days: '0' })}>Show all posts</Button>
            ) : (
              <Button onClick={() => setEntering('new')}>Enter numbers of a post</Button>
            )
          }
        >
          On LinkedIn, open Analytics, then Post impressions, choose 365 days and Export. Import that file
          below, and your data export too: it adds the words of your posts.
        </EmptyState>
      );
    return (
      <>
        <Numbers results={data} />
        {data.median === 0 && (
          <p className={styles.quiet}>
            Your median is 0, so multiples of it mean nothing. Choose another number to compare posts.
          </p>
        )}
        <RepeatCard results={data} />
        {data.days.length > 0 && <TimeCard days={data.days} />}
        <GroupCard results={data} />
        <PostCard results={data} onEdit={setEntering} />
        {data.posts.some(({ sources }) => sources.includes('analytics')) && (
          <p className={styles.quiet}>
            LinkedIn’s analytics file lists your 50 strongest posts at most. Weaker posts are missing from it,
            so the median is that of the posts listed. Posts from before its period are left out. Numbers read
            within three days of publishing still grow and are not compared.
          </p>
        )}
        <ReportCard results={data} />
      </>
    );
  }
}
