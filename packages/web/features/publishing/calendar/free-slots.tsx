import { listFreeSlots } from '@limelight/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { useQueues } from '../../../lib/queues.ts';
import { postsKey } from './api.ts';
import styles from './calendar.module.css';
import { clockIn, instantOf, isAmong, windowOf, type Days, type GridView } from './clock.ts';
import free from './free-slots.module.css';

const shownAtMost = 8;

export function FreeSlots({
  view,
  days: shown,
  timeZone,
  onDay,
}: {
  view: GridView;
  days: Days;
  timeZone: string;
  onDay: (date: string) => void;
}) {
  const plan = useQueues().data;
  const window = windowOf(view, shown);
  const found = useQuery({
    ...readQuery([...postsKey, 'queues', 'free', window.from, window.to], listFreeSlots, { query: window }),
    enabled: plan !== undefined && plan.queues.length > 0,
    placeholderData: keepPreviousData,
  });
  if (plan === undefined || plan.queues.length === 0 || !found.data) return null;
  const slots = found.data.items
    .map((slot) => ({ ...slot, clock: clockIn(slot.at, timeZone) }))
    .filter(({ clock }) => isAmong(shown, clock.date));
  const days = Map.groupBy(slots.slice(0, shownAtMost), ({ clock }) => clock.date);
  const several = plan.queues.length > 1;
  return (
    <section className={styles.tray} aria-labelledby="free-slots">
      <h3 id="free-slots" className={styles.trayTitle}>
        Free slots
      </h3>
      {slots.length === 0 && <p className={styles.note}>None in this {view}.</p>}
      <ul className={styles.trayList}>
        {[...days].map(([day, list]) => (
          <li key={day} className={free.day}>
            <button type="button" className={free.name} onClick={() => onDay(day)}>
              {formatDate(instantOf({ date: day, time: '12:00' }, timeZone), timeZone)}
            </button>
            <span>
              {list
                .map(({ at, queueName }) => formatTime(at, timeZone) + (several ? ` ${queueName}` : ''))
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {slots.length > shownAtMost && <p className={styles.note}>And {slots.length - shownAtMost} more.</p>}
    </section>
  );
}
