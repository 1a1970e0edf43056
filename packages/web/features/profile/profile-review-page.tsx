import type { PaidReport } from '@limelight/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '../../lib/format.ts';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { reviewQuery, reviewsQuery } from './api.ts';
import styles from './profile-review.module.css';
import { ReviewForm } from './review-form.tsx';
import { ReviewReport } from './review-report.tsx';

const ReviewExample = lazy(async () => ({ default: (await import('./review-example.tsx')).ReviewExample }));

function OpenReview({ id }: { id: string }) {
  const review = useQuery(reviewQuery(id));
  if (review.data) return <ReviewReport review={review.data} />;
  if (review.isError) return <ErrorState query={review}>This review could not be loaded.</ErrorState>;
  return <Loading lines={8} />;
}

/** The states in which a bought report has not been delivered yet. */
const owed = new Set<PaidReport['state']>(['waiting', 'handed-over', 'refund-failed']);

const refundShownMs = 14 * 24 * 3_600_000;

/** Whether the newest report was refunded so lately that the page still says so. */
function isJustRefunded(newest: PaidReport | undefined, now: number): boolean {
  const at = newest?.refundedAt ?? null;
  return at !== null && now - Date.parse(at) < refundShownMs;
}

export function ProfileReviewPage() {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const reviews = useInfiniteQuery(reviewsQuery);
  const items = reviews.data?.pages.flatMap((page) => page.items) ?? [];
  const reports = reviews.data?.pages[0]?.paid;
  const open = search.get('review');
  const paid = reports?.find(({ state }) => owed.has(state)) ?? null;
  const refunded = isJustRefunded(reports?.[0], reviews.dataUpdatedAt);
  const show = useCallback(
    (id: string) => {
      void client.invalidateQueries({ queryKey: reviewsQuery.queryKey });
      setSearch({ review: id });
    },
    [client, setSearch],
  );
  return (
    <Page>
      <PageHeader
        title="Profile review"
        description="More than 50 checks of your LinkedIn profile, each with its evidence and what to do."
      />
      {open === null && refunded && (
        <Callout
          title="Your report could not be made"
          action={<Link to="/dashboard/payments">Open payments</Link>}
        >
          We are sorry. What you paid goes back to you within 5-7 working days.
        </Callout>
      )}
      {open === null ? <ReviewForm paid={paid} onDone={show} /> : <OpenReview id={open} />}
      {open === null && reviews.isSuccess && items.length === 0 && (
        <Suspense fallback={null}>
          <ReviewExample />
        </Suspense>
      )}
      {items.length > 0 && (
        <Card title="Earlier reviews">
          <ul className={styles.history}>
            {items.map(({ id, score, name, targetRole, createdAt }) => (
              <li key={id}>
                <Link to={`?review=${id}`}>
                  {name === '' ? 'Profile' : name}
                  {targetRole === '' ? '' : ` for “${targetRole}”`}, {formatDateTime(createdAt)}
                </Link>
                <span>{score} of 100</span>
              </li>
            ))}
          </ul>
          <ShowMore list={reviews}>Show more reviews</ShowMore>
        </Card>
      )}
    </Page>
  );
}
