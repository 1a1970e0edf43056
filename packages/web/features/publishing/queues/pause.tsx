import type { HeldCount } from '@limelight/contracts';
import { Modal, Radio, Switch } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useQueues } from '../../../lib/queues.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import styles from './queues.module.css';
import { postsWords } from './rules.ts';
import { useQueueChanges, type Passed } from './use-queues.ts';

/** The scope of a pause: a queue, or everything if the id is null. */
export interface PauseScope {
  id: string | null;
  /** As used within a sentence: "My queue", "everything". */
  name: string;
  pausedAt: string | null;
  held: HeldCount;
}

function ResumeDialog({ scope, onClose }: { scope: PauseScope; onClose: () => void }) {
  const changes = useQueueChanges();
  const [passed, setPassed] = useState<Passed>('next-slots');
  const { ahead, passed: missed } = scope.held;
  return (
    <Modal opened onClose={onClose} title={`Resume ${scope.name}?`}>
      <div className={styles.form}>
        <p>
          {ahead === 0
            ? 'No upcoming posts are on hold.'
            : `${postsWords(ahead)} ${ahead === 1 ? 'keeps its scheduled time' : 'keep their scheduled times'}.`}
        </p>
        {missed > 0 && (
          <Radio.Group
            label={`${postsWords(missed)} past the scheduled time`}
            value={passed}
            onChange={(value) => setPassed(value === 'wait' ? 'wait' : 'next-slots')}
          >
            <div className={styles.choices}>
              <Radio
                value="next-slots"
                label="Move to the next free slots"
                description="In their original order. Posts that don’t fit wait for your decision."
              />
              <Radio
                value="wait"
                label="Let me decide"
                description="Each stays in the scheduled list until you publish or move it."
              />
            </div>
          </Radio.Group>
        )}
        <p className={styles.note}>Nothing is published immediately.</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>Stay paused</Button>
          <Button
            look="accent"
            loading={changes.working}
            onClick={async () => {
              if (await changes.resume(scope.id, passed)) onClose();
            }}
          >
            Resume
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Pauses or resumes publishing, after explaining what happens to the posts. */
export function PauseSwitch({ scope, timeZone }: { scope: PauseScope; timeZone?: string | undefined }) {
  const changes = useQueueChanges();
  const [asking, setAsking] = useState<'pause' | 'resume' | null>(null);
  const { ahead, passed } = scope.held;
  const on = scope.pausedAt === null;
  return (
    <>
      <Switch
        classNames={{ input: styles.switchInput ?? '', thumb: styles.thumb ?? '' }}
        checked={!on}
        label={scope.id === null ? 'Pause all publishing' : `Pause “${scope.name}”`}
        description={
          on
            ? scope.id === null
              ? 'Applies to every scheduled post, in a queue or not.'
              : 'Applies to this queue only.'
            : `Paused since ${formatDateTime(scope.pausedAt ?? '', timeZone)}. ${postsWords(ahead + passed)} on hold.`
        }
        onChange={() => setAsking(on ? 'pause' : 'resume')}
      />
      <ConfirmDialog
        opened={asking === 'pause'}
        title={`Pause ${scope.name}?`}
        confirmLabel={`Pause ${scope.name}`}
        cancelLabel="Keep publishing"
        loading={changes.working}
        onConfirm={async () => {
          if (await changes.pause(scope.id)) setAsking(null);
        }}
        onClose={() => setAsking(null)}
      >
        {scope.id === null
          ? 'All scheduled posts, including new ones, are on hold until you resume.'
          : 'All posts in this queue, including new ones, are on hold until you resume.'}{' '}
        Nothing is lost. Only a post that is already being sent is still published.
      </ConfirmDialog>
      {asking === 'resume' && <ResumeDialog scope={scope} onClose={() => setAsking(null)} />}
    </>
  );
}

/** A note above the calendar while all publishing is paused. */
export function PauseNote() {
  const plan = useQueues().data;
  const [asking, setAsking] = useState(false);
  if (plan === undefined || plan.pausedAt === null) return null;
  const scope = { id: null, name: 'everything', pausedAt: plan.pausedAt, held: plan.held };
  return (
    <>
      <Callout
        tone="warn"
        title="Publishing is paused"
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            Resume
          </Button>
        }
      >
        Since {formatDateTime(plan.pausedAt, plan.timeZone ?? undefined)}. No scheduled posts are published
        until you resume.
      </Callout>
      {asking && <ResumeDialog scope={scope} onClose={() => setAsking(false)} />}
    </>
  );
}
