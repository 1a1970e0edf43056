import type { LinkedinConnection } from '@limelight/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SchedulePicker } from './schedule-picker.tsx';
import type { Publishing } from './use-publishing.ts';
import styles from './publish-bar.module.css';

const reasons = {
  empty: 'Write something first.',
  'too-long': 'LinkedIn takes 3,000 characters at most. Shorten the post.',
  writing: 'The writer is at work.',
  unfinished: 'What goes with the post is not finished: the editor says what is missing.',
} as const;

/** Schedule it, or publish it now. */
export function ReadyStep({
  publishing,
  connection,
  blocked,
}: {
  publishing: Publishing;
  connection: LinkedinConnection | null;
  blocked: keyof typeof reasons | null;
}) {
  const [asking, setAsking] = useState(false);
  const disabled = blocked !== null;
  return (
    <>
      {(blocked === 'too-long' || blocked === 'unfinished') && (
        <p className={styles.words}>{reasons[blocked]}</p>
      )}
      <div className={styles.pair}>
        <SchedulePicker
          publishing={publishing}
          connection={connection}
          disabled={disabled}
          title={blocked ? reasons[blocked] : undefined}
          label="Schedule"
        />
        <Button
          disabled={disabled}
          title={blocked ? reasons[blocked] : undefined}
          onClick={() => {
            publishing.clear();
            setAsking(true);
          }}
        >
          Publish now
        </Button>
      </div>
      <PublishDialog
        opened={asking}
        publishing={publishing}
        connection={connection}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
