import type { TicketSummary } from '@limelight/contracts';
import { supportHours, ticketTopics } from '@limelight/contracts/catalog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { ticketsQuery } from './api.ts';
import { NewTicket } from './new-ticket.tsx';
import { standing, topicOf } from './rules.ts';
import styles from './support.module.css';

function Row({ ticket }: { ticket: TicketSummary }) {
  const { tone, words } = standing(ticket.state, ticket.unread);
  return (
    <li className={styles.ticket}>
      <div className={styles.about}>
        <Link to={`/dashboard/support/${ticket.id}`} className={styles.subject}>
          {ticket.subject}
        </Link>
        <p className={styles.quiet}>
          Ticket {ticket.number} · {ticketTopics[ticket.topic]} · <RelativeTime at={ticket.updatedAt} />
        </p>
      </div>
      <StatusBadge tone={tone}>{words}</StatusBadge>
    </li>
  );
}

function List() {
  const tickets = useInfiniteQuery(ticketsQuery);
  if (tickets.isPending) {
    return (
      <Loading label="Loading your questions">
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.ticket}>
            <Skeleton width="14rem" height="1.2rem" />
            <Skeleton width="6rem" height="1.2rem" />
          </div>
        ))}
      </Loading>
    );
  }
  if (tickets.isError && !tickets.data) {
    return <ErrorState title="Your questions did not load" query={tickets} />;
  }
  const rows = tickets.data.pages.flatMap((page) => page.items);
  if (rows.length === 0) {
    return (
      <EmptyState title="No questions yet">
        A real person reads every question. We reply here and by email, and you can answer in either place.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {rows.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <ShowMore list={tickets} className={styles.more}>
        Show earlier questions
      </ShowMore>
    </>
  );
}

/** The page `/dashboard/support`: the user's tickets. `?new` and `?topic=` open the form. */
export function SupportPage() {
  const [search, setSearch] = useSearchParams();
  const topic = topicOf(search.get('topic'));
  const asking = topic !== null || search.has('new');
  const ask = () => setSearch({ new: '' });
  return (
    <Page width="read">
      <PageHeader
        title="Support"
        description={`${supportHours.days}, ${supportHours.time}. During these hours we reply within ${supportHours.dashboardHours} hours.`}
        actions={
          asking ? null : (
            <Button look="accent" onClick={ask}>
              Ask a question
            </Button>
          )
        }
      />
      {asking && <NewTicket first={topic ?? 'fault'} onCancel={() => setSearch({})} />}
      <Card flush>
        <List />
      </Card>
      <p className={styles.quiet}>
        Many questions are answered in the <a href="/faq">FAQ</a> and the{' '}
        <a href="/help/documentation">documentation</a>.
      </p>
    </Page>
  );
}
