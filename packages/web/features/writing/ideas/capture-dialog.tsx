import { createIdea } from '@limelight/contracts';
import { tagLimit } from '@limelight/contracts/catalog';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { goTo } from '../../../lib/navigation.ts';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ideasKey } from './api.ts';

/** Saves a short idea from any page. The typed text survives closing the dialog. */
export function CaptureDialog({
  shared,
  onClose,
}: {
  shared?: { text: string; url: string };
  onClose: () => void;
}) {
  const client = useQueryClient();
  const create = useCall(createIdea, { showError: false });
  const [kept, setKept, forget] = useKeptText('idea:capture');
  const [text, setText] = useState(shared?.text ?? kept);
  const [url, setUrl] = useState(shared?.url ?? '');
  const [tags, setTags] = useState<string[]>([]);
  const faults = create.error === null ? {} : fieldErrors(create.error);
  const general =
    create.error !== null && Object.keys(faults).length === 0 ? create.error.message : undefined;
  return (
    <FormDialog
      onInput={create.reset}
      title="Add an idea"
      confirmLabel="Add idea"
      loading={create.loading}
      onSubmit={async () => {
        const body = { text, tags, url: url.trim() === '' ? null : url };
        if ((await create.run({ body })) === null) return;
        forget();
        await client.invalidateQueries({ queryKey: ideasKey });
        notices.show({
          tone: 'good',
          title: 'Idea added',
          message: 'It is on your board.',
          action: { label: 'Open ideas', run: () => goTo('/dashboard/ideas') },
        });
        onClose();
      }}
      onClose={onClose}
    >
      <Textarea
        label="Idea"
        description="The first line is the main point; the rest becomes a note."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={4000}
        value={text}
        error={faults['text'] ?? general}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (shared === undefined) setKept(event.currentTarget.value);
        }}
        data-autofocus
      />
      <TextInput
        label="Link (optional)"
        type="url"
        placeholder="https://"
        value={url}
        error={faults['url']}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <TagsInput label="Tags" maxTags={tagLimit} acceptValueOnBlur value={tags} onChange={setTags} />
    </FormDialog>
  );
}
