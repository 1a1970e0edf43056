import { deletePersonSearch, leadFilters, leadSearchRun, savePersonSearch } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { download } from '../../lib/download.ts';
import { useRunAt } from '../../lib/runs/use-run-at.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { RunProgress } from '../../ui/run-progress.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { leadsQuery, listsQuery, searchesQuery } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FoundPeople } from './found-people.tsx';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';
import { useSelection } from './use-selection.ts';

const drafting = '/dashboard/sales-message-drafting';
const textFilters = [
  ['q', 'Words'],
  ['role', 'Role'],
  ['company', 'Company'],
  ['industry', 'Industry'],
  ['location', 'Location'],
  ['sizeFrom', 'Employees from'],
  ['sizeTo', 'Employees to'],
  ['tag', 'Tag'],
] as const;
const flagFilters = [
  ['signal', 'With a signal'],
  ['warm', 'I know somebody there'],
] as const;
const filterNames: readonly string[] = [
  ...textFilters.map(([name]) => name),
  ...flagFilters.map(([name]) => name),
  'listId',
];

/** Reads the filters from the address. Invalid ones are ignored. */
function useFilters() {
  const { values: search, set: change } = useAddressFilters();
  const given = Object.fromEntries(
    [...search].filter(([name, value]) => filterNames.includes(name) && value !== ''),
  );
  const set = (name: string, value: string) => change({ [name]: value });
  return { given, query: leadFilters.safeParse(given).data ?? {}, set };
}

function Filters({ given, set }: Pick<ReturnType<typeof useFilters>, 'given' | 'set'>) {
  const lists = useQuery(listsQuery);
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        {textFilters.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            value={given[name] ?? ''}
            onChange={({ currentTarget: { value } }) => set(name, value)}
          />
        ))}
        <NativeSelect
          label="List"
          value={given['listId'] ?? ''}
          data={[
            { value: '', label: 'All leads' },
            ...(lists.data?.items ?? []).map(({ id, name, people }) => ({
              value: id,
              label: `${name} (${people})`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => set('listId', value)}
        />
      </div>
      <div className={styles.checks}>
        {flagFilters.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={given[name] === 'true'}
            onChange={({ currentTarget: { checked } }) => set(name, checked ? 'true' : '')}
          />
        ))}
      </div>
    </div>
  );
}

function Saved() {
  const client = useQueryClient();
  const searches = useQuery(searchesQuery);
  const remove = useCall(deletePersonSearch);
  const items = searches.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title="Saved searches">
      <ul className={styles.rows}>
        {items.map(({ id, name, filters }) => (
          <li key={id}>
            <Link to={`?${new URLSearchParams(filters)}`}>{name}</Link>
            <Button
              size="small"
              look="quiet"
              aria-label={`Delete the search ${name}`}
              onClick={() =>
                void remove
                  .run({ params: { id } })
                  .then(() => client.invalidateQueries({ queryKey: searchesQuery.queryKey }))
              }
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Leads({ query }: { query: ReturnType<typeof useFilters>['query'] }) {
  const leads = useInfiniteQuery(leadsQuery(query));
  const selection = useSelection();
  if (leads.isError)
    return <ErrorState onRetry={() => void leads.refetch()}>Your leads could not be loaded.</ErrorState>;
  if (leads.isPending)
    return (
      <Loading>
        <SkeletonLines count={8} />
      </Loading>
    );
  const items = leads.data.pages.flatMap((page) => page.items);
  const total = leads.data.pages[0]?.total ?? 0;
  if (items.length === 0)
    return (
      <EmptyState
        title="No leads"
        action={
          <ButtonLink look="accent" to="/dashboard/sales-lead-generation">
            Find leads
          </ButtonLink>
        }
      >
        Import a file or describe your ideal customer. If you use filters, remove some.
      </EmptyState>
    );
  const chosen = items.filter(({ id }) => selection.ids.has(id)).map(({ id }) => id);
  return (
    <Card
      title={`${total >= 1000 ? 'More than 1,000' : total} ${total === 1 ? 'lead' : 'leads'}`}
      aside={
        <Button
          size="small"
          look="quiet"
          onClick={() => selection.setAll(chosen.length === items.length ? [] : items.map(({ id }) => id))}
        >
          {chosen.length === items.length ? 'Clear selection' : 'Select shown'}
        </Button>
      }
    >
      {chosen.length > 0 && (
        <BulkBar ids={chosen} from={query.listId ?? null} onDone={() => selection.setAll([])} />
      )}
      <ul className={styles.rows}>
        {items.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            draftPath={drafting}
            selected={selection.ids.has(person.id)}
            onSelect={() => selection.toggle(person.id)}
          />
        ))}
      </ul>
      {leads.hasNextPage && (
        <Button loading={leads.isFetchingNextPage} onClick={() => void leads.fetchNextPage()}>
          Show more leads
        </Button>
      )}
    </Card>
  );
}

export function LeadSearchPage() {
  const client = useQueryClient();
  const { given, query, set } = useFilters();
  const run = useRunAt(leadSearchRun);
  const save = useCall(savePersonSearch, { successMessage: 'The search is saved.', showError: false });
  const [wanted, setWanted] = useState('');
  const [naming, setNaming] = useState(false);
  const [failed, setFailed] = useState(false);
  const keepSearch = async (name: string) => {
    if ((await save.run({ body: { name, filters: given } })) === null) return;
    setNaming(false);
    await client.invalidateQueries({ queryKey: searchesQuery.queryKey });
  };
  const exportPath = `/leads.csv?${new URLSearchParams(given)}`;
  return (
    <Page>
      <PageHeader
        title="Lead search"
        description="Your leads by any filter. People who opted out never appear."
        actions={
          <>
            <Button onClick={() => setNaming(true)}>Save search</Button>
            <Button onClick={() => void download(exportPath, 'leads.csv').then((saved) => setFailed(!saved))}>
              Download CSV
            </Button>
          </>
        }
      />
      {failed && <Callout tone="bad">The file was not saved. Try again.</Callout>}
      {naming && (
        <NameDialog
          title="Save search"
          longest={80}
          confirmLabel="Save search"
          loading={save.loading}
          fault={save.error?.message ?? null}
          onType={save.reset}
          onClose={() => setNaming(false)}
          onConfirm={(name) => void keepSearch(name)}
        />
      )}
      <Card title="Filters">
        <Filters given={given} set={set} />
      </Card>
      <Card title="Rank by a description">
        <div className={styles.form}>
          <TextArea
            label="What a good lead looks like: one criterion per line or between commas"
            rows={2}
            value={wanted}
            onChange={setWanted}
          />
          {run.status === 'failed' && run.error !== null && <Callout tone="bad">{run.error}</Callout>}
          {run.active ? (
            <RunProgress progress={run.progress} onCancel={run.cancel} />
          ) : (
            <div className={styles.actions}>
              <Button
                look="accent"
                credits={creditCosts['search.leads']}
                loading={run.starting}
                disabled={wanted.trim() === ''}
                onClick={() => void run.begin({ filters: { ...given, wanted } })}
              >
                Rank leads
              </Button>
              <span className={styles.facts}>Looks for fresh signals at their companies as well.</span>
            </div>
          )}
        </div>
      </Card>
      {run.result !== null && (
        <FoundPeople
          people={run.result.leads}
          title={`${run.result.leads.length} of ${run.result.compared} leads`}
          byWords={run.result.byWords}
          compared="Compared are the leads that pass your filters, at most 1,000."
          draftPath={drafting}
        />
      )}
      <Leads query={query} />
      <Saved />
    </Page>
  );
}
