import type { Post } from '@limelight/contracts';
import { binDays, bulkLimit } from '@limelight/contracts/catalog';
import { Checkbox, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LabelDialog, type LabelAction } from '../../../ui/label-dialog.tsx';
import rows from '../../../ui/row-list.module.css';
import { PostRow, type RowParts } from './post-row.tsx';
import styles from './posts.module.css';
import { askFrom, isOpen, type ListedPost, type PostListName } from './rules.ts';
import { usePosts } from './use-posts.ts';

/** The rows of a list, and what can be done with those that are selected. */
export function PostList({
  name,
  listed,
  timeZone,
  parts,
  bulk,
  folders,
  tags,
}: {
  name: PostListName;
  listed: readonly ListedPost[];
  timeZone: string;
  parts: RowParts;
  /** What the features that plan posts offer for the selected ones. */
  bulk: (posts: readonly Post[], onDone: () => void) => ReactNode;
  folders: readonly string[];
  tags: readonly string[];
}) {
  const actions = usePosts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [labelling, setLabelling] = useState<{ kind: LabelAction['kind']; ids: string[] } | null>(null);
  const [asking, setAsking] = useState<readonly Post[] | null>(null);
  const shown = listed.map(({ post }) => post.id);
  const selected = listed.flatMap(({ post }) => (chosen.has(post.id) ? [post] : []));
  const ids = selected.map(({ id }) => id);
  const open = selected.filter(isOpen);
  const clear = () => setChosen(new Set());
  const remove = (posts: readonly Post[]) => {
    if (posts.length >= askFrom) setAsking(posts);
    else void actions.remove(posts);
  };
  return (
    <div className={styles.listing}>
      <div className={rows.bulk}>
        <Checkbox
          label={selected.length === 0 ? 'Select all shown' : `${selected.length} selected`}
          checked={selected.length === shown.length}
          indeterminate={selected.length > 0 && selected.length < shown.length}
          onChange={(event) => setChosen(new Set(event.currentTarget.checked ? shown : []))}
        />
        {selected.length > 0 && name === 'deleted' && (
          <Button size="small" loading={actions.working} onClick={() => void actions.restore(ids)}>
            Restore selected
          </Button>
        )}
        {selected.length > 0 && name !== 'deleted' && (
          <>
            {bulk(open, clear)}
            <Menu position="bottom-start">
              <Menu.Target>
                <Button size="small" disabled={ids.length > bulkLimit} icon={<IconChevronDown size={16} />}>
                  Tags and folder
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setLabelling({ kind: 'add-tags', ids })}>Add tags</Menu.Item>
                <Menu.Item onClick={() => setLabelling({ kind: 'remove-tags', ids })}>Remove tags</Menu.Item>
                <Menu.Item onClick={() => setLabelling({ kind: 'move', ids })}>Move to folder</Menu.Item>
              </Menu.Dropdown>
            </Menu>
            {open.length > 0 && (
              <Button size="small" look="bad" loading={actions.working} onClick={() => remove(open)}>
                Delete selected
              </Button>
            )}
          </>
        )}
      </div>
      <ul className={rows.list}>
        {listed.map((row) => (
          <PostRow
            key={row.post.id}
            name={name}
            row={row}
            timeZone={timeZone}
            shown={shown}
            parts={parts}
            working={actions.working}
            chosen={chosen.has(row.post.id)}
            onChoose={(on) => {
              const next = new Set(chosen);
              if (on) next.add(row.post.id);
              else next.delete(row.post.id);
              setChosen(next);
            }}
            onLabel={(kind) => setLabelling({ kind, ids: [row.post.id] })}
            onDuplicate={() => void actions.duplicate(row.post)}
            onDelete={() => void actions.remove([row.post])}
            onRestore={() => void actions.restore([row.post.id])}
          />
        ))}
      </ul>
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
      <ConfirmDialog
        opened={asking !== null}
        title={`Delete ${asking?.length ?? 0} posts?`}
        confirmLabel={`Delete ${asking?.length ?? 0} posts`}
        cancelLabel="Keep them"
        danger
        loading={actions.working}
        onConfirm={async () => {
          await actions.remove(asking ?? []);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      >
        You can restore them from Deleted for {binDays} days.
      </ConfirmDialog>
    </div>
  );
}
