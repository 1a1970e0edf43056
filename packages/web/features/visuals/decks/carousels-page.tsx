import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { carouselsQuery } from '../api.ts';
import { DeckCard } from './deck-card.tsx';
import styles from './decks.module.css';
import { StartForm } from './start-form.tsx';

function SavedDecks({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const asked = useDeferredValue(search.trim());
  const carousels = useQuery({ ...carouselsQuery(asked), placeholderData: keepPreviousData });
  const items = carousels.data?.items;
  const isEmpty = items?.length === 0 && asked === '';
  return (
    <section className={styles.saved} aria-label="Your carousels">
      <div className={styles.savedHead}>
        <h2>Your carousels</h2>
        {!isEmpty && (
          <TextInput
            aria-label="Search your carousels"
            placeholder="Search titles"
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={search}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        )}
      </div>
      {carousels.isPending && (
        <Loading label="Loading your carousels">
          <div className={styles.grid}>
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} height="16rem" />
            ))}
          </div>
        </Loading>
      )}
      {carousels.isError && (
        <ErrorState
          title="Your carousels did not load"
          onRetry={() => void carousels.refetch()}
          retrying={carousels.isFetching}
        >
          {carousels.error.message}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState title="No carousels yet">
          Paste a text above to create the first one. A post carries it as a PDF document.
        </EmptyState>
      )}
      {items?.length === 0 && !isEmpty && <p className={styles.quiet}>No results.</p>}
      <ul className={styles.grid}>
        {items?.map((carousel) => (
          <DeckCard key={carousel.id} carousel={carousel} />
        ))}
      </ul>
    </section>
  );
}

/** Starts carousels and lists those that are saved. */
export function CarouselsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <Page>
      <PageHeader title="Carousel" description="Turn a text into slides that LinkedIn shows as a document." />
      <StartForm />
      <SavedDecks
        search={params.get('search') ?? ''}
        onSearch={(search) => setParams(search === '' ? {} : { search }, { replace: true })}
      />
    </Page>
  );
}
