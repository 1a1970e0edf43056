import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { announce } from '../../../ui/live-region.tsx';
import styles from './calendar.module.css';
import { carriedTo, instantOf, type Clock, type GridView } from './clock.ts';
import type { MovablePost } from './rules.ts';

export interface Carry {
  post: MovablePost;
  to: Clock;
}

/** For example "Tue 24 Nov, 9:00". */
export function clockWords(clock: Clock, timeZone: string): string {
  return `${formatDate(instantOf(clock, timeZone), timeZone)}, ${clock.time.replace(/^0/, '')}`;
}

/** Shown while a post is moved by keyboard: arrows choose the time, Enter drops the post, Escape cancels. */
export function CarryBar({
  carry,
  view,
  timeZone,
  onCarry,
  onDrop,
  onCancel,
}: {
  carry: Carry;
  view: GridView;
  timeZone: string;
  onCarry: (to: Clock) => void;
  onDrop: () => void;
  onCancel: () => void;
}) {
  const drop = useRef<HTMLElement>(null);
  const words = clockWords(carry.to, timeZone);
  const title = carry.post.title || 'Untitled draft';
  useEffect(() => {
    drop.current?.querySelector('button')?.focus();
  }, [carry.post.id]);
  useEffect(() => {
    announce(words);
  }, [words]);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        onCancel();
        return;
      }
      const to = carriedTo(view, carry.to, event.key);
      if (to === null) return;
      event.preventDefault();
      onCarry(to);
    },
  };
  return (
    <section aria-label={`Moving “${title}”`} className={styles.carry} ref={drop}>
      <p className={styles.carryWords}>
        <strong>{title}</strong>
        <span>
          to <strong>{words}</strong>
        </span>
        <span className={styles.note}>
          <Kbd keys="← → ↑ ↓" /> {view === 'month' ? 'by days and weeks' : 'by days and quarters of an hour'},{' '}
          <Kbd keys="Esc" /> cancels
        </span>
      </p>
      <Button look="accent" onClick={onDrop} {...keys}>
        Move here
      </Button>
      <Button onClick={onCancel} {...keys}>
        Cancel
      </Button>
    </section>
  );
}
