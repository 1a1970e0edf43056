import { savedKinds } from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { kinds } from './rules.ts';
import styles from './saved.module.css';

interface Named {
  name: string;
  count: number;
}

interface Folder extends Named {
  id: string;
}

const sorts = [
  { value: '', label: 'Best match' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
];

/** Filters by words, kind, folder, tag and order. All of them are in the address. */
export function Filters({
  search,
  onChange,
  tags,
  folders,
  sharedFolders,
  onRename,
  share,
}: {
  search: URLSearchParams;
  onChange: (changes: Readonly<Record<string, string>>) => void;
  tags: readonly Named[];
  folders: readonly Folder[];
  sharedFolders: readonly Folder[];
  onRename: (folder: string) => void;
  /** Offers to share a folder of one's own. */
  share: (folder: Folder) => ReactNode;
}) {
  const shared = search.get('shared') ?? '';
  const own = folders.find(({ id, name }) => (shared === '' ? name === search.get('folder') : id === shared));
  const choice = (name: string, label: string, options: { value: string; label: string }[]) => (
    <NativeSelect
      label={label}
      data={options}
      value={search.get(name) ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const counted = (all: readonly Named[]) =>
    all.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }));
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        label="Search"
        placeholder="Words, or an “exact phrase”"
        leftSection={<IconSearch size={16} />}
        maxLength={200}
        value={search.get('q') ?? ''}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
      />
      {choice('kind', 'Kind', [
        { value: '', label: 'All kinds' },
        ...kinds.map((kind) => ({ value: kind, label: savedKinds[kind] })),
      ])}
      <NativeSelect
        label="Folder"
        value={own?.name ?? shared}
        onChange={({ currentTarget: { value } }) => {
          const isOwn = folders.some(({ name }) => name === value);
          onChange(isOwn ? { folder: value, shared: '' } : { folder: '', shared: value });
        }}
        data={[
          { value: '', label: 'All folders' },
          ...counted(folders),
          ...(sharedFolders.length > 0
            ? [
                {
                  group: 'Shared with you',
                  items: sharedFolders.map(({ id, name, count }) => ({
                    value: id,
                    label: `${name} (${count})`,
                  })),
                },
              ]
            : []),
        ]}
      />
      {choice('tag', 'Tag', [{ value: '', label: 'All tags' }, ...counted(tags)])}
      {choice('sort', 'Order', sorts)}
      {own !== undefined && (
        <div className={styles.folderActions}>
          <Button size="small" onClick={() => onRename(own.name)}>
            Rename folder
          </Button>
          {share(own)}
        </div>
      )}
    </search>
  );
}
