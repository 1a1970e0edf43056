import { queueLimit } from '@limelight/contracts';
import { useTimeZone } from '../../../lib/person.ts';
import { useQueues } from '../../../lib/queues.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { DaysOffCard } from './days-off-card.tsx';
import { NewQueueDialog } from './new-queue-dialog.tsx';
import { PauseSwitch } from './pause.tsx';
import { QueueCard } from './queue-card.tsx';
import styles from './queues.module.css';
import { weekdays } from './rules.ts';
import { useQueueChanges } from './use-queues.ts';

const zoneWords = (zone: string) => zone.replaceAll('_', ' ');

function Sample() {
  return (
    <div className={styles.week}>
      {weekdays.map(({ weekday, short }) => (
        <div key={weekday} className={styles.day}>
          <span className={styles.dayName}>{short}</span>
          {weekday > 1 && weekday < 5 && <span className={styles.slot}>9:30</span>}
        </div>
      ))}
    </div>
  );
}

/** Names the time zone of the slots, with a way to update it if it differs from the user's. */
function ZoneNote({ zone, own }: { zone: string; own: string }) {
  const changes = useQueueChanges();
  if (zone === own) return <p className={styles.note}>All times are in {zoneWords(zone)}.</p>;
  return (
    <Callout
      action={
        <Button size="small" loading={changes.working} onClick={() => void changes.settle({ timeZone: own })}>
          Read them in {zoneWords(own)}
        </Button>
      }
    >
      Your queues use {zoneWords(zone)}, but your own time zone is {zoneWords(own)}. Scheduled posts keep
      their times either way.
    </Callout>
  );
}

export function QueuesView() {
  const found = useQueues();
  const own = useTimeZone();
  const { values, set } = useAddressFilters();
  const making = values.get('new') === 'queue';
  const setMaking = (on: boolean) => set({ new: on ? 'queue' : '' });
  if (found.isPending) {
    return (
      <Loading label="Loading the queues">
        <Card>
          <SkeletonLines count={2} />
          <Skeleton height="9rem" />
        </Card>
      </Loading>
    );
  }
  if (found.isError) {
    return <ErrorState title="The queues did not load" query={found} />;
  }
  const { queues, timeZone, pausedAt, held } = found.data;
  const all = { id: null, name: 'everything', pausedAt, held };
  const dialog = making && (
    <NewQueueDialog first={queues.length === 0} timeZone={timeZone ?? own} onClose={() => setMaking(false)} />
  );
  if (queues.length === 0 || timeZone === null) {
    return (
      <>
        <Card flush>
          <EmptyState
            title="Schedule posts with a queue"
            sample={<Sample />}
            action={
              <Button look="accent" onClick={() => setMaking(true)}>
                Create a queue
              </Button>
            }
          >
            Choose your weekly times once. Each post you add takes the next free slot.
          </EmptyState>
        </Card>
        <Card title="Publishing">
          <PauseSwitch scope={all} />
        </Card>
        {dialog}
      </>
    );
  }
  return (
    <div className={styles.view}>
      <div className={styles.top}>
        <PauseSwitch scope={all} timeZone={timeZone} />
        <Button disabled={queues.length >= queueLimit} onClick={() => setMaking(true)}>
          Create another queue
        </Button>
      </div>
      <ZoneNote zone={timeZone} own={own} />
      {queues.map((queue) => (
        <QueueCard key={queue.id} queue={queue} timeZone={timeZone} />
      ))}
      <DaysOffCard plan={found.data} />
      {dialog}
    </div>
  );
}
