import { agentCategories } from '@limelight/contracts/catalog';
import { deletePersonList, type PersonList } from '@limelight/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { salesAgentCards } from '../../../ui/agent-cards.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkCards } from '../../../ui/link-cards.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Link } from 'react-router';
import { leadsQuery, listsQuery, peopleKey } from './api.ts';
import styles from './people.module.css';

const LeadsExample = lazy(async () => ({ default: (await import('./leads-example.tsx')).LeadsExample }));

const agents = [
  ...salesAgentCards,
  {
    to: '/dashboard/people',
    title: 'People and consent',
    text: 'Where each record is from, opt-outs, export and deletion.',
  },
];

function Lists({ items }: { items: readonly PersonList[] }) {
  const client = useQueryClient();
  const remove = useCall(deletePersonList);
  const [asking, setAsking] = useState<PersonList | null>(null);
  const drop = async ({ id }: PersonList) => {
    if ((await remove.run({ params: { id } })) === null) return;
    setAsking(null);
    await client.invalidateQueries({ queryKey: peopleKey });
  };
  return (
    <Card title="Your lists">
      <ul className={styles.rows}>
        {items.map((list) => (
          <li key={list.id}>
            <span>
              <Link to={`/dashboard/sales-lead-search?listId=${list.id}`}>{list.name}</Link>{' '}
              <span className={styles.facts}>
                {list.people} {list.people === 1 ? 'person' : 'people'}
              </span>
            </span>
            <Button
              size="small"
              look="quiet"
              aria-label={`Delete the list ${list.name}`}
              onClick={() => setAsking(list)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asking !== null}
        title={`Delete the list “${asking?.name ?? ''}”?`}
        confirmLabel="Delete list"
        danger
        loading={remove.loading}
        onClose={() => setAsking(null)}
        onConfirm={() => asking !== null && void drop(asking)}
      >
        The people on it stay.
      </ConfirmDialog>
    </Card>
  );
}

export function SalesAgentsPage() {
  const lists = useQuery(listsQuery);
  const items = lists.data?.items ?? [];
  const leads = useInfiniteQuery(leadsQuery({}));
  return (
    <Page>
      <PageHeader
        title={agentCategories.sales_agents.label}
        description="Find leads among the people you add, and draft your messages. You press send."
        actions={
          <ButtonLink look="accent" to="/dashboard/sales-lead-generation">
            Find leads
          </ButtonLink>
        }
      />
      <LinkCards items={agents} />
      {items.length > 0 && <Lists items={items} />}
      {leads.data?.pages[0]?.total === 0 && (
        <Suspense fallback={null}>
          <LeadsExample />
        </Suspense>
      )}
    </Page>
  );
}
