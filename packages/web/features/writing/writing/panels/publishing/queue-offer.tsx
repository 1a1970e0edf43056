import { useRef } from 'react';
import { Link } from 'react-router';
import { formatSlot } from '../../../../../lib/format.ts';
import { useLostFocus } from '../../../../../lib/use-lost-focus.ts';
import { useQueues } from '../../../../../lib/queues.ts';
import { usePublishing } from './use-publishing.ts';
import styles from './schedule-form.module.css';

export function QueueOffer({ now, onDone }: { now: number; onDone: () => void }) {
  const publishing = usePublishing();
  const plan = useQueues().data;
  const place = useRef<HTMLDivElement>(null);
  // A refused slot may be gone along with its queue.
  const focus = useLostFocus(place, 'div', () =>
    place.current?.closest('form')?.focus({ preventScroll: true }),
  );
  if (plan === undefined) return null;
  const free = plan.queues.filter((queue) => queue.nextFree !== null);
  if (free.length === 0) {
    return (
      <div ref={place} {...focus}>
        <p className={styles.quiet}>
          <Link to="/dashboard/scheduled-posts?view=queues">
            {plan.queues.length === 0 ? 'Create a queue' : 'Add times to your queue'}
          </Link>{' '}
          to schedule in one click.
        </p>
      </div>
    );
  }
  return (
    <div ref={place} className={styles.quick} {...focus}>
      {free.map((queue) => (
        <button
          key={queue.id}
          type="button"
          className={styles.suggestion}
          // Not `disabled`, so that the button keeps the focus when the slot is refused.
          aria-disabled={publishing.busy !== null}
          onClick={async () => {
            if (publishing.busy === null && (await publishing.enqueue(queue))) onDone();
          }}
        >
          {plan.queues.length === 1 ? 'Next free slot' : `Next in ${queue.name}`}:{' '}
          {formatSlot(queue.nextFree ?? '', plan.timeZone ?? undefined, now)}
        </button>
      ))}
    </div>
  );
}
