import type { CalendarNote } from '@limelight/contracts';
import { IconNote } from '@tabler/icons-react';
import styles from './notes.module.css';
import { isAmong, type Days } from './clock.ts';

const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

export function NoteChip({
  note,
  withDay = false,
  onOpen,
}: {
  note: CalendarNote;
  withDay?: boolean;
  onOpen: (note: CalendarNote) => void;
}) {
  return (
    <button type="button" className={styles.chip} title={note.text} onClick={() => onOpen(note)}>
      <IconNote size={14} aria-hidden="true" />
      <span>
        <span className="visually-hidden">Note: </span>
        {withDay && <b>{dayName.format(Date.parse(note.date))} </b>}
        {note.text}
      </span>
    </button>
  );
}

export function NotesStrip({
  days,
  notes,
  onOpen,
}: {
  days: Days;
  notes: readonly CalendarNote[];
  onOpen: (note: CalendarNote) => void;
}) {
  const shown = notes.filter((note) => isAmong(days, note.date));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label="Notes">
      {shown.map((note) => (
        <li key={note.id}>
          <NoteChip note={note} withDay onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
