import {
  listEvergreen,
  removeEvergreen,
  repeatEvergreen,
  type EvergreenMode,
  type EvergreenPool,
  type Queue,
} from '@limelight/contracts';
import { NumberInput, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { queuesKey } from '../../../lib/queues.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import styles from './queues.module.css';
import { useQueueChanges } from './use-queues.ts';

const modes = [
  { value: 'off', label: 'Leave it empty' },
  { value: 'propose', label: 'Suggest a post' },
  { value: 'use', label: 'Fill it' },
] as const satisfies readonly { value: EvergreenMode; label: string }[];

const modeWords: Readonly<Record<EvergreenMode, string>> = {
  off: 'Empty slots stay empty.',
  propose: 'We suggest a post here for each free slot of the coming week, least recently used first.',
  use: 'If a slot is still empty 24 hours before its time, the least recently used post fills it. You can still change or delete that post.',
};

function Pool({
  pool,
  queue,
  timeZone,
  onPool,
}: {
  pool: EvergreenPool;
  queue: Queue;
  timeZone: string;
  onPool: (work: () => Promise<EvergreenPool>) => Promise<boolean>;
}) {
  if (pool.items.length === 0) {
    return (
      <p className={styles.note}>
        No posts to repeat yet. Open the menu of a published post and choose “Repeat in {queue.name}”.
      </p>
    );
  }
  return (
    <>
      {pool.proposals.length > 0 && (
        <section aria-label={`Suggestions for ${queue.name}`}>
          <h3 className={styles.subtitle}>Suggestions for free slots</h3>
          <ul className={styles.offList}>
            {pool.proposals.map(({ at, postId, title }) => (
              <li key={at} className={styles.off}>
                <strong>{formatDateTime(at, timeZone)}</strong>
                <span className={styles.poolTitle}>{title}</span>
                <Button
                  size="small"
                  aria-label={`Repeat “${title}” on ${formatDateTime(at, timeZone)}`}
                  onClick={async () => {
                    const body = { postId, at };
                    const done = await onPool(() =>
                      call(repeatEvergreen, { params: { id: queue.id }, body }),
                    );
                    if (done) notices.success(`Scheduled again for ${formatDateTime(at, timeZone)}.`);
                  }}
                >
                  Repeat
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className={styles.offList} aria-label={`Posts to repeat in ${queue.name}`}>
        {pool.items.map(({ postId, title, lastUsedAt, readyAt }) => (
          <li key={postId} className={styles.off}>
            <span className={styles.poolTitle}>{title}</span>
            <span className={styles.note}>
              Last used {formatDate(lastUsedAt, timeZone)}, available again from{' '}
              {formatDate(readyAt, timeZone)}
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={`Stop repeating “${title}”`}
              icon={<IconX size={16} />}
              onClick={() => void onPool(() => call(removeEvergreen, { params: { id: queue.id, postId } }))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Settings({ queue }: { queue: Queue }) {
  const changes = useQueueChanges();
  const { mode, cooldownDays } = queue.evergreen;
  const [days, setDays] = useState<string | number>(cooldownDays);
  return (
    <>
      <div className={styles.choices}>
        <span className={styles.label} id={`empty-${queue.id}`}>
          Empty slots
        </span>
        <SegmentedControl
          aria-labelledby={`empty-${queue.id}`}
          className={styles.modes}
          value={mode}
          data={[...modes]}
          onChange={(value) => {
            const chosen = modes.find((one) => one.value === value);
            if (chosen) void changes.change(queue, { evergreenMode: chosen.value });
          }}
        />
        <p className={styles.note}>{modeWords[mode]}</p>
      </div>
      <NumberInput
        label="Minimum days between repeats"
        description="Also applies to posts you add yourself: near-duplicates are refused during this time."
        className={styles.short}
        value={days}
        allowDecimal={false}
        min={14}
        max={730}
        error={changes.refused}
        onChange={setDays}
        onBlur={() => {
          if (typeof days === 'number' && days !== cooldownDays)
            void changes.change(queue, { cooldownDays: days });
        }}
      />
    </>
  );
}

/** Published posts that a queue may repeat, and how its empty slots are filled. Loaded when it is opened. */
export function EvergreenSection({ queue, timeZone }: { queue: Queue; timeZone: string }) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const key = [...queuesKey, 'evergreen', queue.id, queue.evergreen];
  const pool = useQuery({ ...readQuery(key, listEvergreen, { params: { id: queue.id } }), enabled: open });
  const onPool = async (work: () => Promise<EvergreenPool>): Promise<boolean> => {
    try {
      client.setQueryData(key, await work());
      return true;
    } catch (error) {
      if (isApiError(error)) return false;
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: ['posts'] });
    }
  };
  const { poolSize } = queue.evergreen;
  return (
    <details className={styles.evergreen} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Evergreen posts{' '}
        <span className={styles.note}>{poolSize === 0 ? 'none yet' : `${poolSize} to repeat`}</span>
      </summary>
      <div className={styles.form}>
        <Settings queue={queue} />
        {open && pool.isPending && <Loading label="Loading the evergreen posts" lines={3} />}
        {pool.isError && <ErrorState title="The evergreen posts did not load" query={pool} />}
        {pool.data && <Pool pool={pool.data} queue={queue} timeZone={timeZone} onPool={onPool} />}
      </div>
    </details>
  );
}
