import { folderCharacterLimit, tagLimit } from '@limelight/contracts/catalog';
import { Autocomplete, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

export type LabelAction =
  | { kind: 'add-tags'; tags: string[] }
  | { kind: 'remove-tags'; tags: string[] }
  | { kind: 'move'; folder: string };

const words = { 'add-tags': 'Add tags', 'remove-tags': 'Remove tags', move: 'Move to folder' } as const;

export function LabelDialog({
  kind,
  tags: known,
  folders,
  working,
  onAct,
  onClose,
}: {
  kind: LabelAction['kind'];
  /** The existing names, suggested while typing. */
  tags?: readonly string[];
  folders: readonly string[];
  working: boolean;
  onAct: (action: LabelAction) => Promise<void>;
  onClose: () => void;
}) {
  const [tags, setTags] = useState<string[]>([]);
  const [folder, setFolder] = useState('');
  return (
    <FormDialog
      title={words[kind]}
      confirmLabel={kind === 'move' ? 'Move' : words[kind]}
      loading={working}
      onClose={onClose}
      onSubmit={async () => {
        if (kind === 'move') await onAct({ kind, folder });
        else if (tags.length > 0) await onAct({ kind, tags });
        onClose();
      }}
    >
      {kind === 'move' ? (
        <Autocomplete
          label="Folder"
          description="Leave empty to remove the items from their folder."
          data={[...folders]}
          maxLength={folderCharacterLimit}
          value={folder}
          onChange={setFolder}
          data-autofocus
        />
      ) : (
        <TagsInput
          label="Tags"
          description="Press Enter after each tag."
          data={[...(known ?? [])]}
          maxTags={tagLimit}
          acceptValueOnBlur
          value={tags}
          onChange={setTags}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}
