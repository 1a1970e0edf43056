import type { LinkedinConnection } from '@limelight/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConnectLinkedin } from '../../../ui/connect-linkedin.tsx';
import { connectReason, whyBlocked } from './publish-step.ts';
import { textOf } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { Receipts } from './receipts.tsx';
import { SchedulePicker } from './schedule-picker.tsx';
import { useMinute } from '../../../lib/use-minute.ts';
import type { Publishing } from './use-publishing.ts';
import buttonLook from './outcome-steps.module.css';
import styles from './publish-bar.module.css';

export function PublishingStep() {
  return (
    <output>
      <p className={styles.status}>
        <span className={buttonLook.spinner} aria-hidden="true" />
        <strong>On its way to LinkedIn</strong>
      </p>
      <p className={styles.words}>
        You can leave this page. If LinkedIn does not confirm the post within four minutes, we ask you to
        check it.
      </p>
    </output>
  );
}

/** The reason publishing failed and what to do. The text can be changed and published again. */
export function FailedStep({
  publishing,
  connection,
}: {
  publishing: Publishing;
  connection: LinkedinConnection | null;
}) {
  const { state } = useWriting();
  const [asking, setAsking] = useState(false);
  const now = useMinute();
  const { post } = state;
  const reconnect = connection !== null && connectReason(connection, now) !== null;
  const disabled = whyBlocked(textOf(state)) !== null || reconnect;
  return (
    <>
      <Callout
        tone="bad"
        title="It was not published"
        action={reconnect ? <ConnectLinkedin again size="small" /> : undefined}
      >
        {post?.failure?.message ?? 'LinkedIn did not accept it.'}
      </Callout>
      <div className={styles.pair}>
        <SchedulePicker
          publishing={publishing}
          connection={connection}
          label="Schedule"
          disabled={disabled}
          look="plain"
        />
        <Button
          look="ink"
          disabled={disabled}
          onClick={() => {
            publishing.clear();
            setAsking(true);
          }}
        >
          Try again
        </Button>
      </div>
      {post && <Receipts postId={post.id} />}
      <PublishDialog
        opened={asking}
        publishing={publishing}
        connection={connection}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
