import { deleteDuePeople, keysOf } from '@limelight/contracts';
import { personKinds, personRetentionMonths, type PersonKind } from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { peopleKey, peopleQuery, retentionQuery } from './api.ts';
import { DoNotContact } from './do-not-contact.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './people.module.css';
import { PersonDetail } from './person-detail.tsx';
import { PersonRow } from './person-row.tsx';

const isKind = (value: string): value is PersonKind => Object.hasOwn(personKinds, value);

function Retention() {
  const client = useQueryClient();
  const retention = useQuery(retentionQuery);
  const remove = useCall(deleteDuePeople, { successMessage: 'Deleted' });
  const [asking, setAsking] = useState(false);
  const { due = 0, people = [] } = retention.data ?? {};
  if (due === 0) return null;
  return (
    <Callout
      tone="warn"
      title={`${due} ${due === 1 ? 'record is' : 'records are'} due for deletion`}
      action={
        <Button size="small" onClick={() => setAsking(true)}>
          Delete due records
        </Button>
      }
    >
      Open a person and choose a later date to keep a record for longer.
      <ul className={styles.due} aria-label="Records due for deletion">
        {people.map(({ id, name, company }) => (
          <li key={id}>
            <Link to={`?person=${id}`}>{name}</Link>
            {company !== '' && `, ${company}`}
          </li>
        ))}
        {due > people.length && <li>and {due - people.length} more</li>}
      </ul>
      <ConfirmDialog
        opened={asking}
        title={`Delete ${due} ${due === 1 ? 'record' : 'records'}?`}
        confirmLabel="Delete due records"
        danger
        loading={remove.loading}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void remove.run({}).then(async () => {
            setAsking(false);
            await client.invalidateQueries({ queryKey: peopleKey });
          })
        }
      >
        Their notes, facts and CVs are deleted with them.
      </ConfirmDialog>
    </Callout>
  );
}

function Explained() {
  return (
    <Card title="How people’s data is handled">
      <ul className={styles.explain}>
        <li>
          You add every person yourself: from your LinkedIn export, a file, a list or a CV. Nothing is
          scraped.
        </li>
        <li>Each record shows its source, its date, and why you may keep it.</li>
        <li>
          Records fall due for deletion after {personRetentionMonths.candidate} months for candidates,{' '}
          {personRetentionMonths.lead} for leads and {personRetentionMonths.connection} for connections.
        </li>
        <li>
          People who opted out are excluded from imports, searches, drafts and exports, even after deletion.
        </li>
        <li>
          Models see what people do, never who they are: names, addresses, age, gender and nationality are
          removed first.
        </li>
        <li>Drafts are for you to send. We never send a message for you.</li>
      </ul>
    </Card>
  );
}

function Everybody() {
  const [q, setQ] = useState('');
  const [kind, setKind] = useState<PersonKind | ''>('');
  const [optedOut, setOptedOut] = useState(false);
  const sought = useDeferredValue(q);
  const people = useInfiniteQuery(
    peopleQuery({
      ...(sought.trim() === '' ? {} : { q: sought }),
      ...(kind === '' ? {} : { kind }),
      ...(optedOut ? { optedOut } : {}),
    }),
  );
  const items = people.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card title="People" aside={people.data?.pages[0]?.total}>
      <div className={styles.fields}>
        <TextInput
          label="Search people"
          type="search"
          value={q}
          onChange={({ currentTarget: { value } }) => setQ(value)}
        />
        <NativeSelect
          label="Kind"
          value={kind}
          data={[
            { value: '', label: 'Everyone' },
            ...keysOf(personKinds).map((key) => ({ value: key, label: personKinds[key] })),
          ]}
          onChange={({ currentTarget: { value } }) => setKind(isKind(value) ? value : '')}
        />
        <NativeSelect
          label="Contact"
          value={optedOut ? 'no' : 'yes'}
          data={[
            { value: 'yes', label: 'May be contacted' },
            { value: 'no', label: 'Opted out' },
          ]}
          onChange={({ currentTarget: { value } }) => setOptedOut(value === 'no')}
        />
      </div>
      {people.isError && <ErrorState query={people}>Your people could not be loaded.</ErrorState>}
      {people.isPending && <Loading lines={6} />}
      {people.data && items.length === 0 && <p className={styles.facts}>No results</p>}
      <ul className={styles.rows}>
        {items.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {people.hasNextPage && (
        <Button loading={people.isFetchingNextPage} onClick={() => void people.fetchNextPage()}>
          Show more people
        </Button>
      )}
    </Card>
  );
}

export function PeoplePage() {
  const [search] = useSearchParams();
  const open = search.get('person');
  useHashTarget(open === null);
  if (open !== null)
    return (
      <Page>
        <PersonDetail id={open} />
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title="People and consent"
        description="Your connections, leads and candidates, the source of each record, and who must not be contacted."
        actions={<ButtonLink to="#import">Import people</ButtonLink>}
      />
      <Retention />
      <Everybody />
      <div id="import">
        <ImportCard kind="connection" title="Import your connections" />
      </div>
      <DoNotContact />
      <Explained />
    </Page>
  );
}
