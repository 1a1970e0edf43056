import type { ResultPost } from '@limelight/contracts';
import { resultMetrics } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { resultsQuery } from './api.ts';
import { AudienceCard } from './audience-card.tsx';
import { GroupCard } from './group-card.tsx';
import { HandDialog } from './hand-dialog.tsx';
import { Numbers } from './numbers.tsx';
import { PostCard } from './post-card.tsx';
import { RepeatCard } from './repeat-card.tsx';
import { ReportCard } from './report-card.tsx';
import { isEmpty, periods, viewIn } from './rules.ts';
import { TimeCard } from './time-card.tsx';
import styles from './results.module.css';

const ResultsExample = lazy(async () => ({
  default: (await import('./results-example.tsx')).ResultsExample,
}));

/** The results of the user's posts compared with their own median. The route supplies the import card. */
export function ResultsPage({ imports }: { imports: (main: boolean) => ReactNode }) {
  const { values: search, set } = useAddressFilters();
  const { metric, days } = viewIn(search);
  const results = useQuery(resultsQuery({ metric, ...(days === 0 ? {} : { days }) }));
  const [entering, setEntering] = useState<ResultPost | 'new' | null>(null);
  const filtered = days !== 0;
  const hasNothing = !filtered && results.data !== undefined && isEmpty(results.data);
  return (
    <Page>
      <PageHeader
        title="Results"
        description="How your posts performed, each compared with your own median."
        actions={<Button onClick={() => setEntering('new')}>Enter numbers</Button>}
      />
      {!hasNothing && (
        <div className={styles.filters}>
          <NativeSelect
            label="Metric"
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
      )}
      {body()}
      {imports(hasNothing)}
      {hasNothing && (
        <Suspense fallback={null}>
          <ResultsExample />
        </Suspense>
      )}
      {entering !== null && (
        <HandDialog post={entering === 'new' ? null : entering} onClose={() => setEntering(null)} />
      )}
    </Page>
  );

  function body() {
    if (results.isPending) return <Loading label="Loading your results" lines={8} />;
    if (results.isError) return <ErrorState title="Your results did not load" query={results} />;
    const { data } = results;
    if (isEmpty(data))
      return (
        <EmptyState
          title={filtered ? 'No posts in this period' : 'No results yet'}
          action={filtered && <Button onClick={() => set({ days: '0' })}>Show all posts</Button>}
        >
          On LinkedIn, open Analytics, then Post impressions, choose 365 days and Export. Choose that file
          below. Your data export adds the texts of your posts.
        </EmptyState>
      );
    return (
      <>
        <Numbers results={data} />
        {data.median === 0 && (
          <p className={styles.quiet}>
            Your median is 0, so posts can’t be compared by it. Choose another metric.
          </p>
        )}
        <RepeatCard results={data} />
        {data.days.length > 0 && <TimeCard days={data.days} />}
        <AudienceCard demographics={data.demographics} />
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
