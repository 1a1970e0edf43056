import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { LinkCards } from '../../ui/link-cards.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Link } from 'react-router';
import { listsQuery } from './api.ts';
import styles from './people.module.css';

const agents = [
  {
    to: '/dashboard/sales-lead-generation',
    title: 'Lead generation',
    text: 'From your ideal customer to people who fit, with evidence.',
  },
  {
    to: '/dashboard/sales-lead-search',
    title: 'Lead search',
    text: 'Filter, rank, list, tag and export your leads.',
  },
  {
    to: '/dashboard/sales-message-drafting',
    title: 'Sales messages',
    text: 'Connection notes, messages, InMails and mails out of traceable details.',
  },
  {
    to: '/dashboard/people',
    title: 'People and consent',
    text: 'Where each record is from, opt-outs, export and deletion.',
  },
];

/** What the sales agents do, and the lists. */
export function SalesAgentsPage() {
  const lists = useQuery(listsQuery);
  const items = lists.data?.items ?? [];
  return (
    <Page>
      <PageHeader
        title="Sales agents"
        description="They find leads among the people you bring and draft what you send. Nothing is sent on your behalf."
      />
      <LinkCards items={agents} />
      {items.length > 0 && (
        <Card title="Your lists">
          <ul className={styles.rows}>
            {items.map(({ id, name, people }) => (
              <li key={id}>
                <Link to={`/dashboard/sales-lead-search?listId=${id}`}>{name}</Link>
                <span className={styles.facts}>
                  {people} {people === 1 ? 'person' : 'people'}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
