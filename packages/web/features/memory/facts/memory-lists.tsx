import type { Fact } from '@limelight/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListTabs } from '../../../ui/list-tabs.tsx';
import { PageTurns } from '../../../ui/page-turns.tsx';
import rows from '../../../ui/row-list.module.css';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { factsQuery, pageSize } from './api.ts';
import { Contradictions } from './contradictions.tsx';
import { FactFilters } from './fact-filters.tsx';
import { FactList } from './fact-list.tsx';
import {
  activeFilters,
  emptyWords,
  factLists,
  isIn,
  listIn,
  listLabels,
  listSearch,
  queryIn,
  type FactList as List,
} from './rules.ts';
import styles from './memory.module.css';
import { useFacts } from './use-facts.ts';

const MemoryExample = lazy(async () => ({ default: (await import('./memory-example.tsx')).MemoryExample }));

const typingMs = 250;

/** The lists of the facts of one place, with search and filters. */
export function MemoryLists({
  search,
  set,
  own,
  mayChange,
  onAdd,
}: {
  search: URLSearchParams;
  set: (changes: Readonly<Record<string, string>>) => void;
  /** False for the facts of a workspace. */
  own: boolean;
  mayChange: boolean;
  onAdd: () => void;
}) {
  const facts = useFacts();
  const place = useRef<HTMLElement>(null);
  const [asked] = useDebouncedValue(search.toString(), typingMs, { leading: true });
  // Without a list in the address, the page opens with the suggestions if there are any.
  const [first, setFirst] = useState<List | null>(null);
  const list = listIn(search) ?? first ?? (own ? 'suggested' : 'confirmed');
  const query = queryIn(new URLSearchParams(asked), list);
  const found = useQuery(factsQuery(query));
  const counts = found.data?.counts;
  if (first === null && counts !== undefined)
    setFirst(own && counts.suggested > 0 ? 'suggested' : 'confirmed');

  const lost = useLostFocus(place, '[data-fact]', (index) => {
    const all = place.current?.querySelectorAll<HTMLElement>('[data-fact]') ?? [];
    (all[index ?? 0] ?? all[all.length - 1] ?? place.current)?.focus();
  });

  if (found.isError)
    return isApiError(found.error, 'not_found') && !own ? (
      <EmptyState title="You are not in this workspace" />
    ) : (
      <ErrorState title="Your facts did not load" query={found} />
    );
  const all = found.data?.items.filter((fact) => isIn(fact, list)) ?? [];
  const items = all.filter((fact) => !facts.isHidden(fact));
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const filters = activeFilters(query);
  const isFiltered = filters > 0 || query.q !== undefined;
  if (counts !== undefined && total === 0 && !isFiltered) return nothing();
  return (
    <>
      <ListTabs
        label="Lists of facts"
        current={list}
        tabs={factLists
          .filter((key) => own || (key !== 'suggested' && key !== 'contradictions'))
          .map((key) => ({
            key,
            label: listLabels[key],
            search: listSearch(search, key),
            count: (counts?.[key] ?? 0) - (key === list ? all.length - items.length : 0),
            urgent: key !== 'confirmed' && key !== 'outdated',
          }))}
      />
      {list !== 'contradictions' && (
        <FactFilters
          search={search}
          active={filters}
          subjects={found.data?.subjects ?? []}
          onChange={(changes) => set({ ...changes, page: '' })}
        />
      )}
      <section ref={place} className={styles.list} tabIndex={-1} aria-label={listLabels[list]} {...lost}>
        {list === 'contradictions' ? <Contradictions /> : content(items)}
      </section>
    </>
  );

  function content(shown: readonly Fact[]) {
    if (found.isPending || (found.isPlaceholderData && shown.length === 0)) return <ListLoading />;
    if (shown.length === 0)
      return isFiltered ? (
        <EmptyState
          title="No results"
          action={
            <Button onClick={() => set({ q: '', kind: '', subject: '', source: '', privacy: '', page: '' })}>
              Clear filters
            </Button>
          }
        >
          Try fewer words or another filter.
        </EmptyState>
      ) : (
        <EmptyState title={emptyWords[list].title}>{emptyWords[list].words}</EmptyState>
      );
    return (
      <>
        <FactList key={list} list={list} items={shown} facts={facts} mayChange={mayChange} />
        <PageTurns
          offset={query.offset}
          shown={shown.length}
          total={found.data?.total ?? 0}
          pageSize={pageSize}
          onTurn={(page) => set({ page: String(page) })}
        />
      </>
    );
  }

  function nothing() {
    if (!own)
      return (
        <EmptyState
          title="No company facts yet"
          action={mayChange && <Button onClick={onAdd}>Add the first one</Button>}
        >
          {mayChange
            ? 'Add the names, prices and figures that everyone may publish, and the words nobody should use.'
            : 'Owners and editors of this workspace can add them.'}
        </EmptyState>
      );
    return (
      <>
        <EmptyState
          title="Nothing remembered yet"
          action={<ButtonLink to="/dashboard/profile">Import LinkedIn data</ButtonLink>}
        >
          Type a fact with “Remember something”, or import your LinkedIn data and choose “Find facts”. Drafts
          use what your profile states at once, and everything else after you confirm it.
        </EmptyState>
        <Suspense fallback={null}>
          <MemoryExample />
        </Suspense>
      </>
    );
  }
}

function ListLoading() {
  return (
    <Loading label="Loading your facts">
      <ul className={rows.list}>
        {[1, 2, 3].map((row) => (
          <li key={row} className={styles.fact}>
            <div className={rows.main}>
              <Skeleton width="70%" />
              <Skeleton width="30%" height="0.8em" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
