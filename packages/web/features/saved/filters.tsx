import { savedKinds } from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { kinds } from './rules.ts';
import styles from './saved.module.css';

interface Named {
  name: string;
  count: number;
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
  onRename,
}: {
  search: URLSearchParams;
  onChange: (name: string, value: string) => void;
  tags: readonly Named[];
  folders: readonly Named[];
  onRename: (folder: string) => void;
}) {
  const folder = search.get('folder') ?? '';
  const choice = (name: string, label: string, options: { value: string; label: string }[]) => (
    <NativeSelect
      label={label}
      data={options}
      value={search.get(name) ?? ''}
      onChange={(event) => onChange(name, event.currentTarget.value)}
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
        onChange={(event) => onChange('q', event.currentTarget.value)}
      />
      {choice('kind', 'Kind', [
        { value: '', label: 'All kinds' },
        ...kinds.map((kind) => ({ value: kind, label: savedKinds[kind] })),
      ])}
      {choice('folder', 'Folder', [{ value: '', label: 'All folders' }, ...counted(folders)])}
      {choice('tag', 'Tag', [{ value: '', label: 'All tags' }, ...counted(tags)])}
      {choice('sort', 'Order', sorts)}
      {folder !== '' && (
        <Button size="small" className={styles.rename} onClick={() => onRename(folder)}>
          Rename folder
        </Button>
      )}
    </search>
  );
}
