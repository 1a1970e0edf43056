import type { LinkedinConnection } from '@limelight/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { blockedWords, type Blocked } from './publish-step.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { SchedulePicker } from './schedule-picker.tsx';
import type { Publishing } from './use-publishing.ts';
import styles from './publish-bar.module.css';

export function ReadyStep({
  publishing,
  connection,
  blocked,
}: {
  publishing: Publishing;
  connection: LinkedinConnection | null;
  blocked: Blocked | 'writing' | null;
}) {
  const [asking, setAsking] = useState(false);
  const disabled = blocked !== null;
  const why = blocked === null ? undefined : blockedWords[blocked];
  return (
    <>
      {why !== undefined && <p className={styles.words}>{why}</p>}
      <div className={styles.pair}>
        <SchedulePicker
          publishing={publishing}
          connection={connection}
          disabled={disabled}
          title={why}
          label="Schedule"
        />
        <Button
          disabled={disabled}
          title={why}
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
