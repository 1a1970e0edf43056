import { creditCosts } from '@limelight/contracts/catalog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCredits, formatDate } from '../../../lib/format.ts';
import { useUser } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { historyQuery } from './api.ts';
import styles from './credits-page.module.css';
import { HistoryTable } from './history-table.tsx';
import { PayerCard } from './payer-card.tsx';

const costs = [
  ['Write a post', creditCosts['post.generate']],
  ['Three drafts at once', creditCosts['post.generate'] * 3],
  ['Schedule a post', creditCosts['post.schedule']],
  ['Share to LinkedIn', creditCosts['post.share']],
] as const;

function Held() {
  const user = useUser();
  const history = useInfiniteQuery(historyQuery);
  const lapsing = history.data?.pages[0]?.lapsing ?? [];
  return (
    <Card title="Balance">
      {user.data ? (
        <div className={styles.held}>
          <p className={styles.balance}>{formatCredits(user.data.userUsage)}</p>
          {lapsing.map((part) => (
            <p key={part.at} className={styles.note}>
              {formatCredits(part.amount)} valid until {formatDate(part.at)}
            </p>
          ))}
        </div>
      ) : (
        <Loading label="Loading credits">
          <Skeleton width="10rem" height="2rem" />
        </Loading>
      )}
    </Card>
  );
}

function Costs() {
  return (
    <Card title="Credit costs">
      <dl className={styles.costs}>
        {costs.map(([what, cost]) => (
          <div key={what} className={styles.cost}>
            <dt>{what}</dt>
            <dd>{cost === 0 ? 'free' : cost}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>You don’t pay for a draft that fails, is empty or is stopped early.</p>
    </Card>
  );
}

function History() {
  const history = useInfiniteQuery(historyQuery);
  if (history.isPending) {
    return (
      <Loading label="Loading the history">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.skeletonRow}>
            <Skeleton height="1.2rem" />
          </div>
        ))}
      </Loading>
    );
  }
  if (history.isError) {
    return <ErrorState title="The history did not load" query={history} />;
  }
  const entries = history.data.pages.flatMap((page) => page.items);
  return (
    <>
      <HistoryTable entries={entries} />
      <ShowMore list={history} className={styles.more}>
        Show earlier entries
      </ShowMore>
    </>
  );
}

export function CreditsPage() {
  return (
    <Page>
      <PageHeader
        title="Credits"
        description="Your balance and credit history."
        actions={
          <>
            <ButtonLink to="/dashboard/payments">Payments and invoices</ButtonLink>
            <ButtonLink to="/dashboard/pricing" look="accent">
              Get more credits
            </ButtonLink>
          </>
        }
      />
      <div className={styles.top}>
        <Held />
        <PayerCard />
        <Costs />
      </div>
      <Card title="History" flush>
        <History />
      </Card>
    </Page>
  );
}
