import { Link } from 'react-router';
import { formatSlot } from '../../../lib/format.ts';
import { useQueues } from '../../../lib/queues.ts';
import type { Publishing } from './use-publishing.ts';
import styles from './schedule-form.module.css';

/** The next free slot of each queue: one press takes it. */
export function QueueOffer({
  publishing,
  now,
  onDone,
}: {
  publishing: Publishing;
  now: number;
  onDone: () => void;
}) {
  const plan = useQueues().data;
  if (plan === undefined) return null;
  const free = plan.queues.filter((queue) => queue.nextFree !== null);
  if (free.length === 0) {
    return (
      <p className={styles.quiet}>
        <Link to="/dashboard/scheduled-posts?view=queues">
          {plan.queues.length === 0 ? 'Make a queue' : 'Give your queue times'}
        </Link>{' '}
        and the next free slot is one press away.
      </p>
    );
  }
  return (
    <div className={styles.quick}>
      {free.map((queue) => (
        <button
          key={queue.id}
          type="button"
          className={styles.suggestion}
          disabled={publishing.busy !== null}
          onClick={async () => {
            if (await publishing.enqueue(queue)) onDone();
          }}
        >
          {plan.queues.length === 1 ? 'Next free slot' : `Next in ${queue.name}`}:{' '}
          {formatSlot(queue.nextFree ?? '', plan.timeZone ?? undefined, now)}
        </button>
      ))}
    </div>
  );
}
