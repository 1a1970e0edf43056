import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ideasQuery, settingsQuery } from './api.ts';
import { IdeasBoard } from './board.tsx';
import { CaptureDialog } from './capture-dialog.tsx';
import { Finder } from './finder.tsx';
import styles from './ideas.module.css';
import { PlanView } from './plan-view.tsx';
import { QuestionsView } from './questions-view.tsx';
import { sharedIn } from './rules.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { useIdeas, type Ideas } from './use-ideas.ts';

const views = { board: 'Board', plan: 'Four-week plan', questions: 'Questions' } as const;
type View = keyof typeof views;
const viewNames: readonly View[] = ['board', 'plan', 'questions'];

function BoardView({ actions }: { actions: Ideas }) {
  const { values: search, set, clear } = useAddressFilters();
  const [q, tag] = [search.get('q')?.slice(0, 200) ?? '', search.get('tag')?.slice(0, 100) ?? ''];
  const ideas = useInfiniteQuery(ideasQuery({ q, tag }));
  if (ideas.isPending)
    return (
      <Loading label="Loading your ideas">
        <Skeleton height="14rem" />
      </Loading>
    );
  if (ideas.isError) return <ErrorState title="Your ideas did not load" query={ideas} />;
  const [first] = ideas.data.pages;
  const tags = first?.tags ?? [];
  const total = first?.total ?? 0;
  // An idea added in the meantime shifts others to the next page, where they appear again.
  const items = [
    ...new Map(ideas.data.pages.flatMap((page) => page.items.map((one) => [one.id, one]))).values(),
  ];
  const filtered = q !== '' || tag !== '';
  if (items.length === 0 && !filtered)
    return (
      <EmptyState title="No ideas yet">
        Find ten ideas above, pick a question, or press C on any page to save an idea.
      </EmptyState>
    );
  return (
    <>
      <search className={styles.filters}>
        <TextInput
          type="search"
          aria-label="Search ideas"
          placeholder="Search ideas"
          leftSection={<IconSearch size={16} />}
          maxLength={200}
          value={q}
          onChange={(event) => set({ q: event.currentTarget.value })}
        />
        {tags.length > 0 && (
          <NativeSelect
            aria-label="Tag"
            data={[{ value: '', label: 'All tags' }, ...tags]}
            value={tag}
            onChange={(event) => set({ tag: event.currentTarget.value })}
          />
        )}
      </search>
      {items.length === 0 ? (
        <EmptyState title="No results" action={<Button onClick={clear}>Clear filters</Button>}>
          Try fewer words or another tag.
        </EmptyState>
      ) : (
        <>
          <IdeasBoard ideas={items} actions={actions} />
          {ideas.hasNextPage && (
            <div className={styles.more}>
              <Button loading={ideas.isFetchingNextPage} onClick={() => void ideas.fetchNextPage()}>
                Show more ideas
              </Button>
              <span className={styles.hint}>
                {items.length} of {total}
              </span>
            </div>
          )}
        </>
      )}
    </>
  );
}

export function IdeasPage() {
  const actions = useIdeas();
  const settings = useQuery(settingsQuery);
  const all = useInfiniteQuery(ideasQuery({ q: '', tag: '' }));
  const [search, setSearch] = useSearchParams();
  const shared = sharedIn(search);
  const [capturing, setCapturing] = useState(shared !== null || search.has('capture'));
  const [changing, setChanging] = useState(false);
  const view = viewNames.find((one) => one === search.get('view')) ?? 'board';
  return (
    <Page width="full">
      <PageHeader
        title="Ideas"
        description="What to write next, and what each idea is based on."
        actions={<Button onClick={() => setCapturing(true)}>Add an idea</Button>}
      />
      <nav className={styles.views} aria-label="Views of ideas">
        {viewNames.map((name) => (
          <Link
            key={name}
            to={name === 'board' ? '/dashboard/ideas' : `/dashboard/ideas?view=${name}`}
            aria-current={view === name ? 'page' : undefined}
          >
            {views[name]}
          </Link>
        ))}
      </nav>
      {view === 'board' && (
        <>
          <Finder
            pillars={settings.data?.pillars ?? []}
            first={all.data?.pages[0]?.total === 0}
            onSettings={() => setChanging(true)}
          />
          <BoardView actions={actions} />
        </>
      )}
      {view === 'plan' && <PlanView />}
      {view === 'questions' && <QuestionsView actions={actions} />}
      {capturing && (
        <CaptureDialog
          {...(shared === null ? {} : { shared })}
          onClose={() => {
            setCapturing(false);
            if (shared !== null || search.has('capture')) setSearch({}, { replace: true });
          }}
        />
      )}
      {changing && settings.data !== undefined && (
        <SettingsDialog
          settings={settings.data}
          onDone={() => void actions.refresh()}
          onClose={() => setChanging(false)}
        />
      )}
    </Page>
  );
}
