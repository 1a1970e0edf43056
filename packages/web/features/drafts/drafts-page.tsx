import { keysOf } from '@limelight/contracts';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LabelDialog, type LabelAction } from '../../ui/label-dialog.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import rows from '../../ui/row-list.module.css';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { draftsQuery } from './api.ts';
import { DraftRow } from './draft-row.tsx';
import styles from './drafts.module.css';
import { asDraft, findDrafts, namesIn, sorts } from './rules.ts';
import { useDrafts } from './use-drafts.ts';

const shownAtFirst = 50;

/**
 * Every unfinished post, to be found, finished, duplicated or deleted. The route provides `share`, which is given the ids
 * of all drafts that are shown.
 */
export function DraftsPage({
  share,
}: {
  share: (postId: string, title: string, shown: readonly string[]) => ReactNode;
}) {
  const { values: search, set: change, clear } = useAddressFilters();
  const drafts = useQuery(draftsQuery);
  const actions = useDrafts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const [labelling, setLabelling] = useState<{ kind: LabelAction['kind']; ids: string[] } | null>(null);
  const q = search.get('q')?.slice(0, 200) ?? '';
  const folder = search.get('folder') ?? '';
  const tag = search.get('tag') ?? '';
  const sort = keysOf(sorts).find((one) => one === search.get('sort')) ?? 'edited';
  const set = (name: string, value: string) => change({ [name]: value });
  return (
    <Page>
      <PageHeader
        title="Drafts"
        description="Posts that are not scheduled or published yet."
        actions={
          <ButtonLink look="accent" to="/dashboard/generate-post">
            Write a post
          </ButtonLink>
        }
      />
      {list()}
    </Page>
  );

  function list() {
    if (drafts.isPending)
      return (
        <Loading label="Loading your drafts">
          <ul className={rows.list}>
            {[1, 2, 3].map((row) => (
              <li key={row} className={rows.row}>
                <Skeleton width="60%" />
              </li>
            ))}
          </ul>
        </Loading>
      );
    if (drafts.isError)
      return (
        <ErrorState
          title="Your drafts did not load"
          onRetry={() => void drafts.refetch()}
          retrying={drafts.isFetching}
        >
          {drafts.error.message}
        </ErrorState>
      );
    if (drafts.data.length === 0)
      return (
        <EmptyState title="No drafts" action={<ButtonLink to="/dashboard/ideas">Find an idea</ButtonLink>}>
          Your drafts stay here until you schedule or publish them.
        </EmptyState>
      );
    const folders = namesIn(drafts.data.map((post) => post.folder));
    const tags = namesIn(drafts.data.flatMap((post) => post.tags));
    const found = findDrafts(drafts.data.map(asDraft), { search: q, folder, tag }, sort);
    const shown = all ? found : found.slice(0, shownAtFirst);
    const ids = shown.map(({ post }) => post.id);
    const selected = ids.filter((id) => chosen.has(id));
    return (
      <>
        <search className={styles.filters}>
          <TextInput
            type="search"
            label="Search drafts"
            leftSection={<IconSearch size={16} />}
            maxLength={200}
            value={q}
            onChange={(event) => set('q', event.currentTarget.value)}
          />
          {folders.length > 0 && (
            <NativeSelect
              label="Folder"
              data={[{ value: '', label: 'All folders' }, ...folders]}
              value={folder}
              onChange={(event) => set('folder', event.currentTarget.value)}
            />
          )}
          {tags.length > 0 && (
            <NativeSelect
              label="Tag"
              data={[{ value: '', label: 'All tags' }, ...tags]}
              value={tag}
              onChange={(event) => set('tag', event.currentTarget.value)}
            />
          )}
          <NativeSelect
            label="Order"
            data={keysOf(sorts).map((value) => ({ value, label: sorts[value] }))}
            value={sort}
            onChange={(event) => set('sort', event.currentTarget.value)}
          />
        </search>
        {found.length === 0 ? (
          <EmptyState title="No results" action={<Button onClick={clear}>Clear filters</Button>}>
            Try fewer words, or another folder or tag.
          </EmptyState>
        ) : (
          <>
            <div className={rows.bulk}>
              <Checkbox
                label={selected.length === 0 ? 'Select all shown' : `${selected.length} selected`}
                checked={selected.length === shown.length}
                indeterminate={selected.length > 0 && selected.length < shown.length}
                onChange={(event) =>
                  setChosen(new Set(event.currentTarget.checked ? shown.map(({ post }) => post.id) : []))
                }
              />
              {selected.length > 0 && (
                <>
                  <Button size="small" onClick={() => setLabelling({ kind: 'add-tags', ids: selected })}>
                    Add tags
                  </Button>
                  <Button size="small" onClick={() => setLabelling({ kind: 'remove-tags', ids: selected })}>
                    Remove tags
                  </Button>
                  <Button size="small" onClick={() => setLabelling({ kind: 'move', ids: selected })}>
                    Move to folder
                  </Button>
                </>
              )}
              {selected.length > 0 && (
                <Button
                  size="small"
                  look="bad"
                  loading={actions.working}
                  onClick={() => void actions.remove(selected)}
                >
                  Delete selected
                </Button>
              )}
            </div>
            <ul className={rows.list}>
              {shown.map((draft) => (
                <DraftRow
                  key={draft.post.id}
                  draft={draft}
                  share={share(draft.post.id, draft.title, ids)}
                  chosen={chosen.has(draft.post.id)}
                  onChoose={(on) =>
                    setChosen(
                      new Set(
                        on ? [...chosen, draft.post.id] : [...chosen].filter((id) => id !== draft.post.id),
                      ),
                    )
                  }
                  onTag={() => setLabelling({ kind: 'add-tags', ids: [draft.post.id] })}
                  onDuplicate={async () => actions.duplicate(draft.post)}
                  onDelete={() => void actions.remove([draft.post.id])}
                />
              ))}
            </ul>
            {shown.length < found.length && (
              <Button onClick={() => setAll(true)}>Show all {found.length} drafts</Button>
            )}
          </>
        )}
        {labelling && (
          <LabelDialog
            kind={labelling.kind}
            tags={tags}
            folders={folders}
            working={actions.working}
            onAct={async (action) => actions.label(labelling.ids, action)}
            onClose={() => setLabelling(null)}
          />
        )}
      </>
    );
  }
}
