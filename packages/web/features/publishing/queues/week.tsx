import type { Queue, WeeklySlot } from '@limelight/contracts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import styles from './queues.module.css';
import { clockWords, weekdays, withoutSlot, withSlots } from './rules.ts';
import type { QueueChanges } from './use-queues.ts';

function Slot({ slot, day, onRemove }: { slot: WeeklySlot; day: string; onRemove: () => void }) {
  return (
    <li>
      <button
        type="button"
        className={styles.slot}
        aria-label={`Remove ${day} ${clockWords(slot.time)}`}
        onClick={onRemove}
      >
        {clockWords(slot.time)}
        <IconX size={14} aria-hidden="true" />
      </button>
    </li>
  );
}

/** The times of a queue in a column per weekday, and a form that adds times on one or several days. */
export function Week({ queue, changes }: { queue: Queue; changes: QueueChanges }) {
  const [time, setTime] = useState('09:00');
  const [days, setDays] = useState<readonly number[]>([1, 2, 3, 4, 5]);
  const field = useRef<HTMLInputElement>(null);
  const byDay = Map.groupBy(queue.slots, (slot) => slot.weekday);
  const toggle = (weekday: number) =>
    setDays((held) =>
      held.includes(weekday)
        ? held.filter((one) => one !== weekday)
        : [...held, weekday].toSorted((one, other) => one - other),
    );
  return (
    <>
      <div className={styles.week}>
        {weekdays.map(({ weekday, short, long }) => (
          <section key={weekday} aria-label={`${long} in ${queue.name}`} className={styles.day}>
            <h3 className={styles.dayName}>{short}</h3>
            <ul className={styles.slots}>
              {(byDay.get(weekday) ?? []).map((slot) => (
                <Slot
                  key={slot.time}
                  slot={slot}
                  day={long}
                  onRemove={() =>
                    void changes.setSlots(
                      queue,
                      withoutSlot(queue.slots, slot),
                      `${long} ${clockWords(slot.time)} was removed from ${queue.name}. Waiting posts keep their times.`,
                    )
                  }
                />
              ))}
            </ul>
            <button
              type="button"
              className={styles.more}
              aria-label={`Add a time on ${long}`}
              onClick={() => {
                setDays([weekday]);
                field.current?.focus();
              }}
            >
              <IconPlus size={14} aria-hidden="true" />
            </button>
          </section>
        ))}
      </div>
      <Form
        className={styles.add}
        aria-label={`Add times to ${queue.name}`}
        onSubmit={() => {
          if (days.length > 0 && time !== '')
            void changes.setSlots(queue, withSlots(queue.slots, days, time), null);
        }}
      >
        <TimeField label="Time" hoursRef={field} value={time} onChange={setTime} />
        <fieldset className={styles.days}>
          <legend className="visually-hidden">Days</legend>
          {weekdays.map(({ weekday, short, long }) => (
            <button
              key={weekday}
              type="button"
              className={styles.dayChoice}
              aria-pressed={days.includes(weekday)}
              onClick={() => toggle(weekday)}
            >
              {short}
              <span className="visually-hidden">{long.slice(short.length)}</span>
            </button>
          ))}
        </fieldset>
        <Button type="submit" disabled={days.length === 0} loading={changes.working}>
          {days.length > 1 ? `Add to ${days.length} days` : 'Add'}
        </Button>
      </Form>
    </>
  );
}
