import type { HeldCount } from '@limelight/contracts';
import { Modal, Radio, Switch } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { useQueues } from '../../lib/queues.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
            ? 'No post that was held has its time still ahead.'
            : `${postsWords(ahead)} ${ahead === 1 ? 'keeps its time, which is' : 'keep their times, which are'} still ahead.`}
        </p>
        {missed > 0 && (
          <Radio.Group
            label={`${postsWords(missed)} whose time has passed`}
            value={passed}
            onChange={(value) => setPassed(value === 'wait' ? 'wait' : 'next-slots')}
          >
            <div className={styles.choices}>
              <Radio
                value="next-slots"
                label="Take the next free slots"
                description="In the order of their old times. What finds none waits for your word."
              />
              <Radio
                value="wait"
                label="Wait for my word"
                description="Each stays in the list of scheduled posts until you publish or move it."
              />
            </div>
          </Radio.Group>
        )}
        <p className={styles.note}>Nothing goes out at once.</p>
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

/** Switches publishing on or off, after explaining what happens to the posts. */
export function PauseSwitch({ scope, timeZone }: { scope: PauseScope; timeZone?: string | undefined }) {
  const changes = useQueueChanges();
  const [asking, setAsking] = useState<'pause' | 'resume' | null>(null);
  const { ahead, passed } = scope.held;
  const on = scope.pausedAt === null;
  return (
    <>
      <Switch
        classNames={{ input: styles.switchInput ?? '', thumb: styles.thumb ?? '' }}
        checked={on}
        label={scope.id === null ? 'Publish scheduled posts' : `Publish from “${scope.name}”`}
        description={
          on
            ? scope.id === null
              ? 'Applies to every scheduled post, in a queue or not.'
              : 'Applies to this queue only.'
            : `Paused since ${formatDateTime(scope.pausedAt ?? '', timeZone)}. ${postsWords(ahead + passed)} held.`
        }
        onChange={() => setAsking(on ? 'pause' : 'resume')}
      />
      <ConfirmDialog
        opened={asking === 'pause'}
        title={`Pause ${scope.name}?`}
        confirmLabel={`Pause ${scope.name}`}
        cancelLabel="Keep sending"
        loading={changes.working}
        onConfirm={async () => {
          if (await changes.pause(scope.id)) setAsking(null);
        }}
        onClose={() => setAsking(null)}
      >
        {scope.id === null
          ? 'Every scheduled post is held until you resume, and so is what you schedule meanwhile.'
          : 'What waits in this queue is held until you resume, and so is what you add meanwhile.'}{' '}
        Nothing is lost and nothing goes out, except a post that is on its way already.
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
        title="Everything is paused"
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            Resume
          </Button>
        }
      >
        Since {formatDateTime(plan.pausedAt, plan.timeZone ?? undefined)}. No scheduled post goes out until
        you resume.
      </Callout>
      {asking && <ResumeDialog scope={scope} onClose={() => setAsking(false)} />}
    </>
  );
}
