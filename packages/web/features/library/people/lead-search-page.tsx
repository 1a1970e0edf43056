import {
  deletePersonSearch,
  keysOf,
  leadFilters,
  leadSearchRun,
  savePersonSearch,
  type LeadFacet,
} from '@limelight/contracts';
import { agentCategories, creditCosts, leadStatuses } from '@limelight/contracts/catalog';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { download } from '../../../lib/download.ts';
import { useRunAt } from '../../../lib/runs/use-run-at.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { leadsQuery, listsQuery, peopleKey, searchesQuery } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FoundPeople } from './found-people.tsx';
import { LeadRow } from './lead-row.tsx';
import styles from './people.module.css';
import { useSelection } from './use-selection.ts';

const LeadsExample = lazy(async () => ({ default: (await import('./leads-example.tsx')).LeadsExample }));

const drafting = '/dashboard/sales-message-drafting';
const textFilters = [
  ['role', 'Role', 'role'],
  ['company', 'Company', 'company'],
  ['industry', 'Industry', 'industry'],
  ['location', 'Location', 'location'],
  ['sizeFrom', 'Employees from', 'size'],
  ['sizeTo', 'Employees to', 'size'],
  ['tag', 'Tag', 'tag'],
] as const;
const flagFilters = [
  ['signal', 'With a signal', 'signal'],
  ['warm', 'I know somebody there', 'warm'],
] as const;
const facetNames = {
  role: 'a role',
  company: 'a company',
  industry: 'an industry',
  location: 'a place',
  size: 'a number of employees',
  tag: 'a tag',
} as const satisfies Partial<Record<LeadFacet, string>>;
const listed = new Intl.ListFormat('en', { type: 'disjunction' });
const filterNames: readonly string[] = [
  ...textFilters.map(([name]) => name),
  ...flagFilters.map(([name]) => name),
  'q',
  'status',
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

/** Offers the filters that leads have data for, and those in use. */
function Filters({
  given,
  set,
  offered,
  known,
}: Pick<ReturnType<typeof useFilters>, 'given' | 'set'> & {
  offered: readonly LeadFacet[];
  /** Whether there are leads, so that what they lack can be told. */
  known: boolean;
}) {
  const lists = useQuery(listsQuery);
  const lacking = known
    ? keysOf(facetNames)
        .filter((facet) => !offered.includes(facet))
        .map((facet) => facetNames[facet])
    : [];
  const isUseful = (name: string, facet: LeadFacet) => offered.includes(facet) || given[name] !== undefined;
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <TextInput
          label="Words"
          value={given['q'] ?? ''}
          onChange={({ currentTarget: { value } }) => set('q', value)}
        />
        <NativeSelect
          label="Status"
          value={given['status'] ?? ''}
          data={[
            { value: '', label: 'Any status' },
            ...keysOf(leadStatuses).map((value) => ({ value, label: leadStatuses[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => set('status', value)}
        />
        {textFilters
          .filter(([name, , facet]) => isUseful(name, facet))
          .map(([name, label]) => (
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
      {lacking.length > 0 && (
        <p className={styles.facts}>
          None of your leads has {listed.format(lacking)}. Import a file with such a column to filter by it.
        </p>
      )}
      <div className={styles.checks}>
        {flagFilters
          .filter(([name, , facet]) => isUseful(name, facet))
          .map(([name, label]) => (
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
  if (leads.isError) return <ErrorState query={leads}>Your leads could not be loaded.</ErrorState>;
  if (leads.isPending) return <Loading lines={8} />;
  const items = leads.data.pages.flatMap((page) => page.items);
  const total = leads.data.pages[0]?.total ?? 0;
  const filtered = Object.keys(query).length > 0;
  if (items.length === 0)
    return (
      <>
        <EmptyState
          title={filtered ? 'No results' : 'No leads yet'}
          action={
            filtered ? (
              <ButtonLink to="/dashboard/sales-lead-search">Clear filters</ButtonLink>
            ) : (
              <ButtonLink look="accent" to="/dashboard/sales-lead-generation">
                Find leads
              </ButtonLink>
            )
          }
        >
          {filtered
            ? 'Remove a filter to see more leads.'
            : 'Import a file, or describe your ideal customer.'}
        </EmptyState>
        {!filtered && (
          <Suspense fallback={null}>
            <LeadsExample />
          </Suspense>
        )}
      </>
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
      <p className={styles.facts}>Best match first, then the newest.</p>
      {chosen.length > 0 && (
        <BulkBar ids={chosen} from={query.listId ?? null} onDone={() => selection.setAll([])} />
      )}
      <ul className={styles.rows}>
        {items.map((person) => (
          <LeadRow
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
  const isDone = run.status === 'done';
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: peopleKey });
  }, [client, isDone]);
  const first = useInfiniteQuery(leadsQuery(query)).data?.pages[0];
  const inUse = Object.keys(given).length;
  const [startsOpen] = useState(inUse > 0);
  const exportPath = `/leads.csv?${new URLSearchParams(given)}`;
  return (
    <Page>
      <PageHeader
        title={agentCategories.sales_lead_search.label}
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
      <details open={startsOpen}>
        <summary>{inUse === 0 ? 'Filters' : `Filters (${inUse})`}</summary>
        <Card>
          <Filters given={given} set={set} offered={first?.offered ?? []} known={(first?.total ?? 0) > 0} />
        </Card>
      </details>
      {run.result !== null && (
        <FoundPeople
          people={run.result.leads}
          title={`${run.result.leads.length} of ${run.result.compared} leads`}
          byWords={run.result.byWords}
          compared="We checked up to 1,000 leads that pass your filters."
          draftPath={drafting}
        />
      )}
      <Leads query={query} />
      <Card title="Rank by a description">
        <div className={styles.form}>
          <TextArea
            label="What does a good lead look like? (one per line)"
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
      <Saved />
    </Page>
  );
}
