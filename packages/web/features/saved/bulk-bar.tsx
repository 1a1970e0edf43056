import type { changeManySaved, EndpointCall } from '@limelight/contracts';
import { folderCharacterLimit, tagLimit } from '@limelight/contracts/catalog';
import { Autocomplete, Checkbox, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import styles from './saved.module.css';

type Action = EndpointCall<typeof changeManySaved>['body']['action'];

/** What can be done with the items that are selected. */
export function BulkBar({
  count,
  all,
  folders,
  working,
  onAll,
  onAct,
}: {
  count: number;
  all: number;
  folders: readonly string[];
  working: boolean;
  onAll: (every: boolean) => void;
  onAct: (action: Action) => Promise<void>;
}) {
  const [asking, setAsking] = useState<'add-tags' | 'remove-tags' | 'move' | null>(null);
  const [tags, setTags] = useState<string[]>([]);
  const [folder, setFolder] = useState('');
  const submit = async () => {
    if (asking === 'move') await onAct({ kind: 'move', folder });
    else if (asking !== null && tags.length > 0) await onAct({ kind: asking, tags });
    setAsking(null);
    setTags([]);
    setFolder('');
  };
  return (
    <div className={styles.bulk}>
      <Checkbox
        label={count === 0 ? 'Select all on this page' : `${count} selected`}
        checked={count > 0 && count === all}
        indeterminate={count > 0 && count < all}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      {count > 0 && (
        <>
          <Button size="small" onClick={() => setAsking('add-tags')}>
            Add tags
          </Button>
          <Button size="small" onClick={() => setAsking('remove-tags')}>
            Remove tags
          </Button>
          <Button size="small" onClick={() => setAsking('move')}>
            Move to folder
          </Button>
          <Button size="small" look="bad" loading={working} onClick={() => void onAct({ kind: 'delete' })}>
            Delete
          </Button>
        </>
      )}
      {asking === 'move' && (
        <FormDialog
          title="Move to folder"
          confirmLabel="Move"
          loading={working}
          onSubmit={submit}
          onClose={() => setAsking(null)}
        >
          <Autocomplete
            label="Folder"
            description="Leave it empty to take the items out of their folder."
            data={[...folders]}
            maxLength={folderCharacterLimit}
            value={folder}
            onChange={setFolder}
            data-autofocus
          />
        </FormDialog>
      )}
      {(asking === 'add-tags' || asking === 'remove-tags') && (
        <FormDialog
          title={asking === 'add-tags' ? 'Add tags' : 'Remove tags'}
          confirmLabel={asking === 'add-tags' ? 'Add tags' : 'Remove tags'}
          loading={working}
          onSubmit={submit}
          onClose={() => setAsking(null)}
        >
          <TagsInput
            label="Tags"
            description="Press Enter after each tag."
            maxTags={tagLimit}
            acceptValueOnBlur
            value={tags}
            onChange={setTags}
            data-autofocus
          />
        </FormDialog>
      )}
    </div>
  );
}
