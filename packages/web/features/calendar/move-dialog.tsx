import type { Post } from '@limelight/contracts';
import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './calendar.module.css';
import { clockIn } from './rules.ts';
import type { PostActions } from './use-post-actions.ts';

/** Moves a post by date and time, for those who do not drag. */
export function MoveDialog({
  post,
  timeZone,
  actions,
  onClose,
}: {
  post: Post;
  timeZone: string;
  actions: PostActions;
  onClose: () => void;
}) {
  const start = clockIn(post.scheduledAt ?? post.updatedAt, timeZone);
  const [date, setDate] = useState(start.date);
  const [time, setTime] = useState(start.time);
  const [moving, setMoving] = useState(false);
  return (
    <Modal opened onClose={onClose} title="Move this post">
      <form
        className={styles.move}
        onSubmit={async (event) => {
          event.preventDefault();
          setMoving(true);
          const moved = await actions.move(post, `${date}T${time}`, timeZone);
          setMoving(false);
          if (moved) onClose();
        }}
      >
        <TextInput
          label="Date"
          type="date"
          required
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <TextInput
          label="Time"
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <p className={styles.note}>In {timeZone.replaceAll('_', ' ')}</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="accent" loading={moving}>
            Move
          </Button>
        </div>
      </form>
    </Modal>
  );
}
