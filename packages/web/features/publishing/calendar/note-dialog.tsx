import { calendarNoteLimit, type CalendarNote } from '@limelight/contracts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Notes } from './use-notes.ts';

export function NoteDialog({
  note,
  isNew,
  notes,
  onClose,
}: {
  note: CalendarNote;
  isNew: boolean;
  notes: Notes;
  onClose: () => void;
}) {
  const [text, setText] = useState(note.text);
  const [date, setDate] = useState(note.date);
  const [asked, setAsked] = useState(false);
  return (
    <FormDialog
      title={isNew ? 'Add a note' : 'Edit the note'}
      confirmLabel="Save note"
      loading={notes.saving}
      onClose={onClose}
      onSubmit={async () => {
        setAsked(true);
        if (text.trim() === '' || date === '') return;
        if (await notes.save({ id: note.id, date, text: text.trim() })) onClose();
      }}
    >
      <TextInput
        label="Note"
        placeholder="Product launch"
        data-autofocus
        maxLength={calendarNoteLimit}
        value={text}
        error={asked && text.trim() === '' ? 'Write a note.' : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextInput
        label="Date"
        type="date"
        value={date}
        error={asked && date === '' ? 'Choose a day.' : undefined}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      {!isNew && (
        <div>
          <Button
            look="bad"
            size="small"
            onClick={() => {
              onClose();
              void notes.remove(note);
            }}
          >
            Delete note
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
