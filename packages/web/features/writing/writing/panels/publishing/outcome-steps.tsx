import { useConnection } from '../../../../../lib/person.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { ConnectLinkedin } from '../../../../../ui/connect-linkedin.tsx';
import { connectReason, whyBlocked } from '../../post/publish-step.ts';
import { currentText } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';
import { PublishButton } from './publish-dialog.tsx';
import { Receipts } from './receipts.tsx';
import { SchedulePicker } from './schedule-picker.tsx';
import { useMinute } from '../../../../../lib/use-minute.ts';
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
export function FailedStep() {
  const { state } = useWriting();
  const connection = useConnection().data;
  const now = useMinute();
  const { post } = state;
  const reconnect = connection !== undefined && connectReason(connection, now) !== null;
  const disabled = whyBlocked(currentText(state)) !== null || reconnect;
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
        <SchedulePicker label="Schedule" disabled={disabled} look="plain" />
        <PublishButton look="ink" disabled={disabled}>
          Try again
        </PublishButton>
      </div>
      {post && <Receipts postId={post.id} />}
    </>
  );
}
