import { noBrand } from '@limelight/slides/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { brandKitsQuery, carouselsQuery } from '../api.ts';
import { KitDialog } from '../brand/kit-dialog.tsx';
import { DeckCard } from './deck-card.tsx';
import styles from './decks.module.css';
import { StartForm } from './start-form.tsx';

interface Wanted {
  search: string;
  tag: string;
}

function SavedDecks({ wanted, onWant }: { wanted: Wanted; onWant: (wanted: Wanted) => void }) {
  const { search, tag } = wanted;
  const asked = useDeferredValue(search.trim());
  const carousels = useInfiniteQuery({ ...carouselsQuery(asked, tag), placeholderData: keepPreviousData });
  const items = carousels.data?.pages.flatMap((page) => page.items);
  const tags = carousels.data?.pages[0]?.tags ?? [];
  // The tag in the address may no longer be in use.
  const chosen = tags.find(({ name }) => name.toLowerCase() === tag.toLowerCase())?.name ?? tag;
  const options = [
    { value: '', label: 'All tags' },
    ...tags.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
  ];
  if (!options.some(({ value }) => value === chosen)) options.push({ value: chosen, label: chosen });
  const isEmpty = items?.length === 0 && asked === '' && tag === '';
  return (
    <section className={styles.saved} aria-label="Your carousels">
      <div className={styles.savedHead}>
        <h2>Your carousels</h2>
        {!isEmpty && (
          <div className={styles.filters}>
            {(tags.length > 0 || tag !== '') && (
              <NativeSelect
                aria-label="Show carousels with the tag"
                data={options}
                value={chosen}
                onChange={(event) => onWant({ search, tag: event.currentTarget.value })}
              />
            )}
            <TextInput
              aria-label="Search your carousels"
              placeholder="Search titles and tags"
              leftSection={<IconSearch size={16} aria-hidden="true" />}
              value={search}
              onChange={(event) => onWant({ search: event.currentTarget.value, tag })}
            />
          </div>
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
      {carousels.isError && <ErrorState title="Your carousels did not load" query={carousels} />}
      {isEmpty && (
        <EmptyState title="No carousels yet">
          Paste a text above to create the first one. A post carries it as a PDF document.
        </EmptyState>
      )}
      {items?.length === 0 && !isEmpty && <p className={styles.quiet}>No results.</p>}
      <ul className={styles.grid}>
        {items?.map((carousel) => (
          <DeckCard
            key={carousel.id}
            carousel={carousel}
            known={tags.map(({ name }) => name)}
            onTag={(name) => onWant({ search: '', tag: name })}
          />
        ))}
      </ul>
      <ShowMore list={carousels}>Show more carousels</ShowMore>
    </section>
  );
}

export function CarouselsPage() {
  const [params, setParams] = useSearchParams();
  const kits = useQuery(brandKitsQuery);
  const kit = params.get('kit');
  const openKit = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('kit');
        else next.set('kit', id);
        return next;
      },
      { replace: true },
    );
  return (
    <Page>
      <PageHeader
        title="Carousel"
        description="Turn a text into slides that LinkedIn shows as a document."
        actions={<Button onClick={() => openKit('all')}>Brand kits</Button>}
      />
      <StartForm />
      <SavedDecks
        wanted={{ search: params.get('search') ?? '', tag: params.get('tag') ?? '' }}
        onWant={({ search, tag }) =>
          setParams(
            { ...(search === '' ? {} : { search }), ...(tag === '' ? {} : { tag }) },
            { replace: true },
          )
        }
      />
      {kit !== null && kits.isSuccess && (
        <KitDialog
          current={noBrand}
          {...(kit === 'all' ? {} : { wanted: kit })}
          onUse={null}
          onClose={() => openKit(null)}
        />
      )}
    </Page>
  );
}
