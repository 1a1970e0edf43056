import { queueLimit } from '@limelight/contracts';
import { useState } from 'react';
import { useTimeZone } from '../../lib/person.ts';
import { useQueues } from '../../lib/queues.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
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
      The times of your queues are in {zoneWords(zone)}, and your own zone is {zoneWords(own)}. Posts that
      wait keep their times either way.
    </Callout>
  );
}

export function QueuesView() {
  const found = useQueues();
  const own = useTimeZone();
  const [making, setMaking] = useState(false);
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
    return (
      <ErrorState
        title="The queues did not load"
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {found.error.message}
      </ErrorState>
    );
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
            title="A queue gives your posts their times"
            sample={<Sample />}
            action={
              <Button look="accent" onClick={() => setMaking(true)}>
                Make a queue
              </Button>
            }
          >
            Choose the times of your week once. Every post you add takes the next free one.
          </EmptyState>
        </Card>
        <Card title="Pause">
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
          Make another queue
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
