import { tagCarousel } from '@limelight/contracts';
import { tagCharacterLimit, tagLimit } from '@limelight/contracts/catalog';
import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

export function TagsDialog({
  id,
  tags: before,
  known,
  onDone,
  onClose,
}: {
  id: string;
  tags: readonly string[];
  known: readonly string[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
}) {
  const [tags, setTags] = useState([...before]);
  const save = useCall(tagCarousel);
  return (
    <FormDialog
      title="Edit tags"
      confirmLabel="Save tags"
      loading={save.loading}
      onClose={onClose}
      onSubmit={async () => {
        if ((await save.run({ params: { id }, body: { tags } })) === null) return;
        await onDone();
        onClose();
      }}
    >
      <TagsInput
        label="Tags"
        description="Press Enter after each tag."
        data={[...known]}
        maxTags={tagLimit}
        maxLength={tagCharacterLimit}
        acceptValueOnBlur
        value={tags}
        error={fieldErrors(save.error)['tags']}
        onChange={setTags}
        data-autofocus
      />
    </FormDialog>
  );
}
