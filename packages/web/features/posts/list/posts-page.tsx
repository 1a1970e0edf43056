import { keysOf, type Post } from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { examplePosts } from '../../../content/examples/lists.ts';
import { useTimeZone } from '../../../lib/person.ts';
import { usePostRisks } from '../../../lib/post-risks.ts';
import { attentionAction } from '../../../lib/post-status.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExampleList } from '../../../ui/example.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListTabs } from '../../../ui/list-tabs.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { PostViews } from '../../../ui/post-views.tsx';
import rows from '../../../ui/row-list.module.css';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { labelsQuery, useAttentionPosts, usePostList } from './api.ts';
import { PostList } from './post-list.tsx';
import type { RowParts } from './post-row.tsx';
import styles from './posts.module.css';
import { emptyWords, findListed, listed, listLabels, postLists, sorts, type PostListName } from './rules.ts';

const shownAtFirst = 50;

/**
 * Every post in one of five lists, to be found, finished, planned or deleted. The list, the filters and the order are in
 * the address. What other features add comes from the route.
 */
export function PostsPage({
  note,
  menu,
  parts,
  bulk,
}: {
  note: ReactNode;
  menu: ReactNode;
  parts: RowParts;
  bulk: (posts: readonly Post[], onDone: () => void) => ReactNode;
}) {
  const { values: search, set: change } = useAddressFilters();
  const timeZone = useTimeZone();
  const risks = usePostRisks();
  const needsAttention = (post: Post) => attentionAction(post, risks.get(post.id) ?? null) !== null;
  const attention = useAttentionPosts().filter(needsAttention).length;
  const labels = useQuery(labelsQuery).data ?? { folders: [], tags: [] };
  const [all, setAll] = useState(false);
  const name: PostListName = postLists.find((one) => one === search.get('show')) ?? 'drafts';
  const filter = {
    search: search.get('q')?.slice(0, 200) ?? '',
    folder: search.get('folder') ?? '',
    tag: search.get('tag') ?? '',
  };
  const sort = keysOf(sorts).find((one) => one === search.get('sort')) ?? 'edited';
  const found = usePostList(name, filter);
  const set = (field: string, value: string) => change({ [field]: value });
  const clear = () => change({ q: '', folder: '', tag: '' });
  const selects = [filter.folder, filter.tag].filter((one) => one !== '').length;
  return (
    <Page>
      <PageHeader
        title="Posts"
        actions={
          <>
            <span className={styles.wide}>
              <PostViews view="list" />
            </span>
            <span className={styles.wide}>{menu}</span>
            <ButtonLink look="accent" to="/dashboard/generate-post">
              Write a post
            </ButtonLink>
          </>
        }
      />
      {note}
      <div className={styles.head}>
        <ListTabs
          label="Lists of posts"
          current={name}
          onOpen={() => setAll(false)}
          tabs={postLists.map((key) => ({
            key,
            label: listLabels[key],
            search: `?show=${key}`,
            count: key === 'attention' ? attention : 0,
            urgent: true,
          }))}
        />
      </div>
      <FilterBar
        label="Search posts"
        placeholder="Search this list"
        value={filter.search}
        onChange={(words) => set('q', words)}
        active={selects}
      >
        {(labels.folders.length > 0 || filter.folder !== '') && (
          <NativeSelect
            aria-label="Folder"
            data={[{ value: '', label: 'All folders' }, ...labels.folders]}
            value={filter.folder}
            onChange={(event) => set('folder', event.currentTarget.value)}
          />
        )}
        {(labels.tags.length > 0 || filter.tag !== '') && (
          <NativeSelect
            aria-label="Tag"
            data={[{ value: '', label: 'All tags' }, ...labels.tags]}
            value={filter.tag}
            onChange={(event) => set('tag', event.currentTarget.value)}
          />
        )}
        {name === 'drafts' && (
          <NativeSelect
            aria-label="Order"
            data={keysOf(sorts).map((value) => ({ value, label: sorts[value] }))}
            value={sort}
            onChange={(event) => set('sort', event.currentTarget.value)}
          />
        )}
      </FilterBar>
      {list()}
    </Page>
  );

  function list() {
    if (found.isPending)
      return (
        <Loading label={`Loading: ${listLabels[name]}`}>
          <ul className={rows.list}>
            {[1, 2, 3].map((row) => (
              <li key={row} className={styles.loading}>
                <Skeleton width="60%" />
                <Skeleton width="30%" height="0.8em" />
              </li>
            ))}
          </ul>
        </Loading>
      );
    if (found.error !== null) return <ErrorState title="Your posts did not load" query={found} />;
    const inList = found.posts.filter((post) => name !== 'attention' || needsAttention(post));
    const isFiltered = filter.search !== '' || filter.folder !== '' || filter.tag !== '';
    const matching = findListed(
      listed(inList),
      name === 'published' ? { search: '', folder: '', tag: '' } : filter,
      name === 'drafts' ? sort : null,
    );
    if (matching.length === 0 && isFiltered)
      return (
        <EmptyState title="No results" action={<Button onClick={clear}>Clear filters</Button>}>
          Try fewer words, or another folder or tag.
        </EmptyState>
      );
    if (matching.length === 0)
      return (
        <>
          <EmptyState
            title={emptyWords[name].title}
            action={name === 'drafts' && <ButtonLink to="/dashboard/ideas">Find an idea</ButtonLink>}
          >
            {emptyWords[name].words}
          </EmptyState>
          {name !== 'deleted' && name !== 'attention' && (
            <ExampleList title={listLabels[name]} items={examplePosts[name]} />
          )}
        </>
      );
    const shown = all || name === 'published' ? matching : matching.slice(0, shownAtFirst);
    return (
      <>
        {name === 'deleted' && <p className={rows.quiet}>{emptyWords.deleted.words}</p>}
        <PostList
          key={name}
          name={name}
          listed={shown}
          timeZone={timeZone}
          parts={parts}
          bulk={bulk}
          folders={labels.folders}
          tags={labels.tags}
        />
        {shown.length < matching.length && (
          <Button onClick={() => setAll(true)}>Show all {matching.length} posts</Button>
        )}
        {found.more && <ShowMore list={found.more}>Show more posts</ShowMore>}
      </>
    );
  }
}
