import { changeIdea, keysOf, type Idea } from '@limelight/contracts';
import { ideaAngleLimit, noteCharacterLimit, postFormats, tagLimit } from '@limelight/contracts/catalog';
import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useOpenThing } from '../../../lib/open-page.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

export function EditDialog({
  idea,
  onDone,
  onClose,
}: {
  idea: Idea;
  onDone: () => void;
  onClose: () => void;
}) {
  const change = useCall(changeIdea, { showError: false });
  useOpenThing('idea', idea.id);
  const [angle, setAngle] = useState(idea.angle);
  const [opening, setOpening] = useState(idea.opening);
  const [note, setNote] = useState(idea.note);
  const [pillar, setPillar] = useState(idea.pillar);
  const [format, setFormat] = useState(idea.format);
  const [tags, setTags] = useState<string[]>(idea.tags);
  const faults = change.error === null ? {} : fieldErrors(change.error);
  const general =
    change.error !== null && Object.keys(faults).length === 0 ? change.error.message : undefined;
  return (
    <FormDialog
      onInput={change.reset}
      title="Edit idea"
      size="lg"
      confirmLabel="Save idea"
      loading={change.loading}
      onSubmit={async () => {
        const body = { angle, opening, note, pillar, format, tags };
        if ((await change.run({ params: { id: idea.id }, body })) === null) return;
        onDone();
        onClose();
      }}
      onClose={onClose}
    >
      <Textarea
        label="Point of the post"
        autosize
        minRows={2}
        maxLength={ideaAngleLimit}
        value={angle}
        error={faults['angle'] ?? general}
        onChange={(event) => setAngle(event.currentTarget.value)}
        data-autofocus
      />
      <Textarea
        label="First line"
        autosize
        minRows={2}
        maxLength={500}
        value={opening}
        error={faults['opening']}
        onChange={(event) => setOpening(event.currentTarget.value)}
      />
      <Textarea
        label="Note"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={noteCharacterLimit}
        value={note}
        error={faults['note']}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <NativeSelect
        label="Format"
        data={keysOf(postFormats).map((value) => ({ value, label: postFormats[value] }))}
        value={format}
        onChange={(event) =>
          setFormat(keysOf(postFormats).find((one) => one === event.currentTarget.value) ?? 'auto')
        }
      />
      <TextInput
        label="Pillar"
        maxLength={80}
        value={pillar}
        error={faults['pillar']}
        onChange={(event) => setPillar(event.currentTarget.value)}
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
    </FormDialog>
  );
}
