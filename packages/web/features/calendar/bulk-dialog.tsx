import { Modal, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMinute } from '../../lib/use-minute.ts';
import { Button } from '../../ui/button.tsx';
import styles from './calendar.module.css';
import { addDays, addMinutes, clockIn, firstOffer, spread, type Clock } from './clock.ts';
import type { MovablePost } from './rules.ts';
import { clockOfPost, type Move, type Moves } from './use-moves.ts';

type Way = 'shift' | 'spread';

function isWay(value: string): value is Way {
  return value === 'shift' || value === 'spread';
}

/** A date and a time side by side. */
function ClockFields({
  name,
  clock,
  onClock,
}: {
  name: string;
  clock: Clock;
  onClock: (clock: Clock) => void;
}) {
  return (
    <div className={styles.clockFields}>
      <TextInput
        label={`${name} on`}
        type="date"
        required
        value={clock.date}
        onChange={(event) => onClock({ ...clock, date: event.currentTarget.value })}
      />
      <TextInput
        label={`${name} at`}
        type="time"
        required
        value={clock.time}
        onChange={(event) => onClock({ ...clock, time: event.currentTarget.value })}
      />
    </div>
  );
}

const numberOf = (value: string | number) => (typeof value === 'number' ? value : 0);

/** Moves several posts by days and hours, or spreads them evenly between two times in the order of the list. */
export function BulkDialog({
  posts,
  timeZone,
  moves,
  onClose,
}: {
  posts: readonly MovablePost[];
  timeZone: string;
  moves: Moves;
  onClose: (done: boolean) => void;
}) {
  const now = clockIn(new Date(useMinute()).toISOString(), timeZone);
  const timed = posts.every((post) => post.scheduledAt !== null);
  const [way, setWay] = useState<Way>(timed ? 'shift' : 'spread');
  const [days, setDays] = useState(1);
  const [hours, setHours] = useState(0);
  const [first, setFirst] = useState<Clock>(() => firstOffer(addDays(now.date, 1), now));
  const [last, setLast] = useState<Clock>(() => ({ date: addDays(now.date, posts.length), time: '09:00' }));
  const [working, setWorking] = useState(false);
  const wished = (): Move[] => {
    if (way === 'spread') {
      const clocks = spread(first, last, posts.length);
      return posts.map((post, index) => ({ post, to: clocks[index] ?? first }));
    }
    return posts.flatMap((post) => {
      const at = clockOfPost(post, timeZone);
      return at === null ? [] : [{ post, to: addMinutes(at, days * 1440 + hours * 60) }];
    });
  };
  const count = posts.length === 1 ? '1 post' : `${posts.length} posts`;
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={timed ? `Move ${count}` : `Give ${count} their times`}
    >
      <form
        className={styles.move}
        onSubmit={async (event) => {
          event.preventDefault();
          setWorking(true);
          const done = await moves.move(wished());
          setWorking(false);
          if (done) onClose(true);
        }}
      >
        {timed && (
          <SegmentedControl
            aria-label="How to move them"
            value={way}
            onChange={(next) => isWay(next) && setWay(next)}
            data={[
              { value: 'shift', label: 'By days and hours' },
              { value: 'spread', label: 'Spread evenly' },
            ]}
          />
        )}
        {way === 'shift' ? (
          <div className={styles.clockFields}>
            <NumberInput
              label="Days later"
              description="Less than 0 is earlier"
              value={days}
              allowDecimal={false}
              min={-365}
              max={365}
              onChange={(value) => setDays(numberOf(value))}
            />
            <NumberInput
              label="Hours later"
              description="The time of day moves too"
              value={hours}
              allowDecimal={false}
              min={-23}
              max={23}
              onChange={(value) => setHours(numberOf(value))}
            />
          </div>
        ) : (
          <>
            <ClockFields name="First" clock={first} onClock={setFirst} />
            <ClockFields name="Last" clock={last} onClock={setLast} />
          </>
        )}
        <p className={styles.note}>In {timeZone.replaceAll('_', ' ')}. A time that has passed is refused.</p>
        <div className={styles.actions}>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button type="submit" look="accent" loading={working}>
            {timed ? `Move ${count}` : `Schedule ${count}`}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
