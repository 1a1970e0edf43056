import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMinute } from '../../../lib/use-minute.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import styles from './calendar.module.css';
import { clockIn, firstOffer } from './clock.ts';
import type { MovablePost } from './rules.ts';
import { clockOfPost, type Moves } from './use-moves.ts';

export function MoveDialog({
  post,
  timeZone,
  moves,
  onClose,
}: {
  post: MovablePost;
  timeZone: string;
  moves: Moves;
  onClose: () => void;
}) {
  const now = clockIn(new Date(useMinute()).toISOString(), timeZone);
  const [clock, setClock] = useState(() => clockOfPost(post, timeZone) ?? firstOffer(now.date, now));
  const [asked, setAsked] = useState(false);
  const [moving, setMoving] = useState(false);
  const planned = post.scheduledAt !== null;
  return (
    <FormDialog
      title={planned ? 'Reschedule this post' : 'Schedule this post'}
      confirmLabel={planned ? 'Reschedule' : 'Schedule'}
      loading={moving}
      onClose={onClose}
      onSubmit={async () => {
        setAsked(true);
        if (clock.date === '' || clock.time === '') return;
        setMoving(true);
        const moved = await moves.move([{ post, to: clock }]);
        setMoving(false);
        if (moved) onClose();
      }}
    >
      <TextInput
        label="Date"
        type="date"
        value={clock.date}
        error={asked && clock.date === '' ? 'Choose a day.' : undefined}
        onChange={(event) => setClock({ ...clock, date: event.currentTarget.value })}
      />
      <TimeField
        label="Time"
        value={clock.time}
        error={asked && clock.time === '' ? 'Choose a time.' : undefined}
        onChange={(time) => setClock({ ...clock, time })}
      />
      <p className={styles.note}>In {timeZone.replaceAll('_', ' ')}</p>
    </FormDialog>
  );
}
