import {
  changeManySaved,
  exportSaved,
  renameFolder,
  type EndpointCall,
  type SavedItem,
  type savedExportFormats,
} from '@limelight/contracts';
import { folderCharacterLimit } from '@limelight/contracts/catalog';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { exampleSaved } from '../../../content/examples/lists.ts';
import { notices } from '../../../lib/notices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { savedKey } from '../../../lib/saved.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExampleList } from '../../../ui/example.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { PageTurns } from '../../../ui/page-turns.tsx';
import rows from '../../../ui/row-list.module.css';
import { SharedBy } from '../../../ui/shared-by.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { pageSize, savedQuery } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Filters } from './filters.tsx';
import { SaveCopy, UseAsSource } from './item-actions.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemView } from './item-view.tsx';
import { isFiltered, queryIn } from './rules.ts';
import { SavedRow } from './saved-row.tsx';

type Format = (typeof savedExportFormats)[number];
type Action = EndpointCall<typeof changeManySaved>['body']['action'];

/** `share` offers to share a folder of one's own. */
export function SavedPage({ share }: { share: (folder: { id: string; name: string }) => ReactNode }) {
  const client = useQueryClient();
  const { values: search, set, clear } = useAddressFilters();
  const query = queryIn(search);
  const saved = useQuery(savedQuery(query));
  const change = useCall(changeManySaved);
  const rename = useCall(renameFolder, { showError: false });
  const prepare = useCall(exportSaved);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string | null>(null);
  const [opened, setOpened] = useState<SavedItem | 'new' | null>(null);
  const items = saved.data?.items ?? [];
  const total = saved.data?.total ?? 0;
  const selected = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const { limit: _limit, offset, sort: _sort, ...filter } = query;
  const shared = saved.data?.sharedFolders.find(({ id }) => id === query.sharedFolder) ?? null;
  const mayEdit = shared === null || shared.sharing.mayEdit;
  const mayUse = shared === null || shared.sharing.mayUse;
  const place = shared === null ? {} : { sharedFolder: shared.id };

  const refresh = () => client.invalidateQueries({ queryKey: savedKey });
  const act = async (ids: readonly string[], action: Action) => {
    if ((await change.run({ body: { ids: [...ids], action, ...place } })) === null) return;
    if (action.kind === 'delete') {
      setChosen(new Set());
      notices.show({
        tone: 'good',
        title: ids.length === 1 ? 'Item deleted' : `${ids.length} items deleted`,
        message: '',
        action: { label: 'Undo', run: () => void act(ids, { kind: 'restore' }) },
      });
    }
    await refresh();
  };
  const save = async (format: Format) => {
    const named = selected.length > 0 ? { ids: selected, ...place } : filter;
    const file = await prepare.run({ body: { format, ...named } });
    if (file !== null) saveFile(file);
  };
  const turn = (page: number) => set({ page: String(page) });

  return (
    <Page>
      <PageHeader
        title="Saved"
        description="Everything you save, with your tags, folders and notes."
        actions={
          <>
            {mayUse && exportMenu()}
            {mayEdit && (
              <Button look="accent" onClick={() => setOpened('new')}>
                Add text
              </Button>
            )}
          </>
        }
      />
      {(total > 0 || isFiltered(query) || (saved.data?.sharedFolders.length ?? 0) > 0) && filters()}
      {shared !== null && (
        <p className={rows.quiet}>
          <SharedBy sharing={shared.sharing} />.{' '}
          {mayEdit ? 'What you add or delete here changes for everyone.' : 'You can read it.'}
        </p>
      )}
      {list()}
      {renaming !== null && (
        <NameDialog
          title={`Rename “${renaming}”`}
          start={renaming}
          longest={folderCharacterLimit}
          confirmLabel="Rename folder"
          loading={rename.loading}
          fault={rename.error?.message ?? null}
          onType={rename.reset}
          onConfirm={async (name) => {
            if ((await rename.run({ body: { from: renaming, to: name } })) === null) return;
            setRenaming(null);
            set({ folder: name, shared: '', page: '' });
            await refresh();
          }}
          onClose={() => setRenaming(null)}
        />
      )}
      {opened !== null && opened !== 'new' && !mayEdit && (
        <ItemView item={opened} onClose={() => setOpened(null)} />
      )}
      {opened !== null && mayEdit && (
        <ItemDialog
          key={opened === 'new' ? 'new' : opened.id}
          item={opened === 'new' ? null : opened}
          folders={(saved.data?.folders ?? []).map(({ name }) => name)}
          sharedFolder={shared?.id ?? null}
          onDone={() => void refresh()}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );

  function exportMenu() {
    return (
      <Menu position="bottom-end">
        <Menu.Target>
          <Button icon={<IconChevronDown size={16} />} loading={prepare.loading}>
            {selected.length > 0 ? 'Export selected' : 'Export'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save('csv')}>Export as CSV</Menu.Item>
          <Menu.Item onClick={() => void save('json')}>Export as JSON</Menu.Item>
          <Menu.Item onClick={() => void save('markdown')}>Export as Markdown</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    );
  }

  function filters() {
    return (
      <Filters
        search={search}
        onChange={(changes) => set({ ...changes, page: '' })}
        tags={saved.data?.tags ?? []}
        folders={saved.data?.folders ?? []}
        sharedFolders={saved.data?.sharedFolders ?? []}
        onRename={setRenaming}
        share={share}
      />
    );
  }

  function list() {
    if (saved.isPending)
      return (
        <Loading label="Loading your saved items">
          <ul className={rows.list}>
            {[1, 2, 3].map((row) => (
              <li key={row} className={rows.row}>
                <Skeleton width="60%" />
              </li>
            ))}
          </ul>
        </Loading>
      );
    if (saved.isError) return <ErrorState title="Your saved items did not load" query={saved} />;
    if (items.length === 0)
      return isFiltered(query) ? (
        <EmptyState title="No results" action={<Button onClick={clear}>Clear filters</Button>}>
          Try fewer words or another filter.
        </EmptyState>
      ) : (
        <>
          <EmptyState
            title="Nothing saved yet"
            action={<ButtonLink to="/dashboard/ideas">Find ideas</ButtonLink>}
          >
            Choose “Save” on an idea, a run or a post to keep a copy of it here.
          </EmptyState>
          <ExampleList title="Posts, ideas and texts to come back to" items={exampleSaved} />
        </>
      );
    return (
      <>
        {mayEdit && (
          <BulkBar
            count={selected.length}
            all={items.length}
            folders={(saved.data?.folders ?? []).map(({ name }) => name)}
            working={change.loading}
            onAll={(every) => setChosen(new Set(every ? items.map(({ id }) => id) : []))}
            mayMove={shared === null}
            onAct={async (action) => act(selected, action)}
          />
        )}
        <ul className={rows.list}>
          {items.map((item) => (
            <SavedRow
              key={item.id}
              item={item}
              chosen={chosen.has(item.id)}
              onChoose={
                mayEdit
                  ? (on) =>
                      setChosen(
                        new Set(on ? [...chosen, item.id] : [...chosen].filter((id) => id !== item.id)),
                      )
                  : null
              }
              onOpen={() => setOpened(item)}
              onDelete={mayEdit ? () => void act([item.id], { kind: 'delete' }) : null}
              more={
                mayUse && (
                  <>
                    {item.text !== '' && <UseAsSource item={item} />}
                    {shared !== null && <SaveCopy item={item} />}
                  </>
                )
              }
            />
          ))}
        </ul>
        <PageTurns offset={offset} shown={items.length} total={total} pageSize={pageSize} onTurn={turn} />
      </>
    );
  }
}
