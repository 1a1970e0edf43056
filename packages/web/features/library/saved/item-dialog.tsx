import { changeSaved, saveItem, type SavedItem } from '@limelight/contracts';
import { folderCharacterLimit, noteCharacterLimit, tagLimit } from '@limelight/contracts/catalog';
import { Autocomplete, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

/** Edits a saved item, or without an item, saves a text. With `sharedFolder`, it stays in that folder. */
export function ItemDialog({
  item,
  folders,
  sharedFolder,
  onDone,
  onClose,
}: {
  item: SavedItem | null;
  folders: readonly string[];
  /** The id of a folder that somebody else shares. */
  sharedFolder: string | null;
  onDone: () => void;
  onClose: () => void;
}) {
  const create = useCall(saveItem, { showError: false });
  const change = useCall(changeSaved, { showError: false });
  const [title, setTitle] = useState(item?.title ?? '');
  const [text, setText] = useState(item?.text ?? '');
  const [tags, setTags] = useState<string[]>(item?.tags ?? []);
  const [folder, setFolder] = useState(item?.folder ?? '');
  const [note, setNote] = useState(item?.note ?? '');
  const failure = create.error ?? change.error;
  const faults = failure === null ? {} : fieldErrors(failure);
  const general = failure !== null && Object.keys(faults).length === 0 ? failure.message : undefined;
  const submit = async () => {
    const body = { title, text, tags, note };
    const place = sharedFolder === null ? { folder } : { sharedFolder };
    const done =
      item === null
        ? await create.run({ body: { kind: 'text', ...body, ...place } })
        : await change.run({
            params: { id: item.id },
            body: sharedFolder === null ? { ...body, folder } : body,
          });
    if (done === null) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      onInput={() => {
        create.reset();
        change.reset();
      }}
      title={item === null ? 'Save a text' : 'Saved item'}
      size="lg"
      confirmLabel={item === null ? 'Save text' : 'Save changes'}
      loading={create.loading || change.loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        maxLength={300}
        value={title}
        error={faults['title']}
        onChange={(event) => setTitle(event.currentTarget.value)}
        data-autofocus={item === null ? true : undefined}
      />
      <Textarea
        label="Text"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={12_000}
        value={text}
        error={faults['text'] ?? general}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TagsInput
        label="Tags"
        description="Press Enter after each tag."
        maxTags={tagLimit}
        acceptValueOnBlur
        value={tags}
        error={faults['tags']}
        onChange={setTags}
      />
      {sharedFolder === null && (
        <Autocomplete
          label="Folder"
          data={[...folders]}
          maxLength={folderCharacterLimit}
          value={folder}
          error={faults['folder']}
          onChange={setFolder}
        />
      )}
      <Textarea
        label="Note"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={noteCharacterLimit}
        value={note}
        error={faults['note']}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
