import { listLibraryPosts } from '@limelight/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { libraryQuery, type LibrarySearch } from './api.ts';
import { Filters } from './filters.tsx';
import styles from './inspiration.module.css';
import { PostCard } from './post-card.tsx';
import { PostView } from './post-view.tsx';

const LibraryExample = lazy(async () => ({
  default: (await import('./library-example.tsx')).LibraryExample,
}));

const typingMs = 250;
const here = '/dashboard/viral-posts';
const sorts = [
  ['standing', 'Stood out most'],
  ['relevance', 'Best match'],
  ['newest', 'Newest'],
  ['reactions', 'Most reactions'],
  ['comments', 'Most comments'],
] as const;

function searchIn(values: URLSearchParams): LibrarySearch {
  const { data } = listLibraryPosts.query.safeParse(Object.fromEntries(values));
  if (data === undefined) return {};
  const { cursor: _cursor, limit: _limit, ...search } = data;
  return search;
}

function Results({ search, addressOf }: { search: LibrarySearch; addressOf: (id: string) => string }) {
  const found = useInfiniteQuery(libraryQuery(search));
  if (found.isError) return <ErrorState query={found}>The library could not be loaded.</ErrorState>;
  const [first] = found.data?.pages ?? [];
  if (first === undefined) return <Loading lines={10} />;
  const { total, corrected, sortedBy, searched } = first;
  const isUnmeasured = sortedBy === 'relevance' && (search.sort ?? 'standing') === 'standing';
  const posts = found.data?.pages.flatMap(({ items }) => items) ?? [];
  if (total === 0)
    return (
      <EmptyState title="No results" action={<ButtonLink to={here}>Clear search and filters</ButtonLink>}>
        {searched !== null &&
          `The phrase was looked for in the first ${searched} posts that have its words. Add a word or a filter to reach the others. `}
        Try fewer words or another filter, or add posts below.
      </EmptyState>
    );
  return (
    <>
      <p className={styles.quiet} aria-live="polite">
        {total >= 1_000 ? 'More than 1,000' : total} {total === 1 ? 'post' : 'posts'}
        {searched !== null && ` among the first ${searched} that have the words of the phrase`}
        {corrected !== null && ` for “${corrected}”: no post has “${search.q}”`}
        {isUnmeasured &&
          '. None has figures to rank by, so those closest to your language and industry come first.'}
      </p>
      <ul className={styles.list}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} address={addressOf(post.id)} />
        ))}
      </ul>
      <ShowMore list={found}>Show more posts</ShowMore>
    </>
  );
}

/** Posts to learn from: search, filters, and single posts with their structure. The route supplies the import card. */
export function InspirationPage({ imports }: { imports: ReactNode }) {
  const { values, set } = useAddressFilters();
  const [asked] = useDebouncedValue(values.toString(), typingMs, { leading: true });
  const others = useInfiniteQuery(libraryQuery({ source: 'others' }));
  const open = values.get('post');
  const change = (name: string, value: string) => set({ [name]: value });
  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(values);
    if (id === null) next.delete('post');
    else next.set('post', id);
    return `${here}${next.size === 0 ? '' : `?${next}`}`;
  };
  if (open !== null)
    return (
      <Page>
        <PageHeader
          title="Inspiration"
          actions={<ButtonLink to={addressOf(null)}>Back to the library</ButtonLink>}
        />
        <PostView id={open} back={addressOf(null)} />
      </Page>
    );
  const filtered = [...values.keys()].some((name) => name !== 'q' && name !== 'sort');
  return (
    <Page>
      <PageHeader
        title="Inspiration"
        description="Posts to learn from. Those that beat their author’s usual result come first. Nothing is fetched from LinkedIn."
      />
      <div className={styles.search}>
        <TextField
          label="Search"
          type="search"
          placeholder="Words, “exact phrase”, -exclude"
          maxLength={200}
          value={values.get('q') ?? ''}
          onChange={(words) => change('q', words)}
        />
        <label className={styles.field}>
          Sort by
          <select
            value={values.get('sort') ?? 'standing'}
            onChange={({ target }) => change('sort', target.value === 'standing' ? '' : target.value)}
          >
            {sorts.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <details className={styles.fold} open={filtered || undefined}>
        <summary>Filters</summary>
        <Filters values={values} onChange={change} />
      </details>
      <Results search={searchIn(new URLSearchParams(asked))} addressOf={addressOf} />
      {imports}
      {others.data?.pages[0]?.total === 0 && (
        <Suspense fallback={null}>
          <LibraryExample />
        </Suspense>
      )}
    </Page>
  );
}
