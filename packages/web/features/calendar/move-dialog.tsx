import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMinute } from '../../lib/use-minute.ts';
import { Button } from '../../ui/button.tsx';
import styles from './calendar.module.css';
import { clockIn, firstOffer } from './clock.ts';
import type { MovablePost } from './rules.ts';
import { clockOfPost, type Moves } from './use-moves.ts';

/** Gives a post a date and a time, for those who do not drag. */
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
  const [moving, setMoving] = useState(false);
  const planned = post.scheduledAt !== null;
  return (
    <Modal opened onClose={onClose} title={planned ? 'Move this post' : 'Schedule this post'}>
      <form
        className={styles.move}
        onSubmit={async (event) => {
          event.preventDefault();
          setMoving(true);
          const moved = await moves.move([{ post, to: clock }]);
          setMoving(false);
          if (moved) onClose();
        }}
      >
        <TextInput
          label="Date"
          type="date"
          required
          value={clock.date}
          onChange={(event) => setClock({ ...clock, date: event.currentTarget.value })}
        />
        <TextInput
          label="Time"
          type="time"
          required
          value={clock.time}
          onChange={(event) => setClock({ ...clock, time: event.currentTarget.value })}
        />
        <p className={styles.note}>In {timeZone.replaceAll('_', ' ')}</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="accent" loading={moving}>
            {planned ? 'Move' : 'Schedule'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
