import { linkedinTokenMessages } from '@limelight/contracts/catalog';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../../../../lib/format.ts';
import { useConnection } from '../../../../../lib/person.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { ConnectLinkedin } from '../../../../../ui/connect-linkedin.tsx';
import { StatusBadge } from '../../../../../ui/status-badge.tsx';
import { connectReason, type Blocked } from '../../post/publish-step.ts';
import { tokenWarning, zoneName } from './schedule.ts';
import { useWriting } from '../../post/writing-context.ts';
import { PublishButton } from './publish-dialog.tsx';
import { SchedulePicker } from './schedule-picker.tsx';
import { useMinute } from '../../../../../lib/use-minute.ts';
import { Receipts } from './receipts.tsx';
import { usePublishing } from './use-publishing.ts';
import styles from './publish-bar.module.css';

const unfit: Record<Blocked, string> = {
  empty: 'The post is empty',
  'too-long': 'The post is longer than 3,000 characters',
  gap: 'The post has an open gap',
  unfinished: 'The attachment is not finished',
};

/**
 * A scheduled post: its time, the reason for a delay, and the form to move it. `blocked` means that the text on the page
 * cannot be published, so it differs from the saved one.
 */
export function ScheduledStep({ blocked }: { blocked: Blocked | null }) {
  const { state } = useWriting();
  const connection = useConnection().data;
  const now = useMinute();
  const hold = state.post?.hold ?? null;
  const at = state.post?.scheduledAt ?? null;
  const zone = state.post?.timeZone ?? undefined;
  const failure = state.post?.failure ?? null;
  const remind = state.post?.delivery === 'remind';
  const warning =
    at === null || hold !== null || remind
      ? null
      : tokenWarning(connection?.expiresAt ?? null, now, Date.parse(at));
  const canSend = !remind || (connection?.configured === true && connectReason(connection, now) === null);
  return (
    <>
      {at !== null && (
        <p className={styles.status}>
          <StatusBadge tone={hold === null ? 'link' : 'warn'}>
            {hold === 'remind'
              ? 'Ready to post'
              : hold !== null
                ? 'On hold'
                : remind
                  ? 'Reminder'
                  : 'Scheduled'}
          </StatusBadge>
          <strong>{formatDateTime(at, zone)}</strong>
          <span className={styles.words}>{zone && `in ${zoneName(zone)}`}</span>
        </p>
      )}
      {blocked !== null && (
        <Callout tone="bad" title={unfit[blocked]} action={<Unschedule size="small" />}>
          These changes are not saved. The last saved version is published at that time.
        </Callout>
      )}
      {hold === 'remind' && (
        <Callout tone="warn">
          {failure?.message}{' '}
          <Link to="/dashboard">Find its text and files, and a link to LinkedIn, on Home</Link>
        </Callout>
      )}
      {remind && hold === null && (
        <p className={styles.words}>
          At that time, you get an email and a card on Home. We send nothing to LinkedIn.
        </p>
      )}
      {hold === 'late' && (
        <Callout tone="warn">
          It could not be sent at its time. Publish it now or choose another time.
        </Callout>
      )}
      {hold === 'reconnect' && (
        <Callout tone="warn" action={<ConnectLinkedin again size="small" />}>
          {failure?.message ?? linkedinTokenMessages.expired}
        </Callout>
      )}
      {hold === 'operator' && (
        <Callout tone="warn">
          {failure?.message ??
            'Publishing is on hold on this server. The post is published when publishing resumes.'}
        </Callout>
      )}
      {hold === 'paused' && (
        <Callout tone="warn">
          {failure?.message ?? 'Publishing is paused until you resume it.'}{' '}
          <Link to="/dashboard/scheduled-posts?view=queues">Resume</Link>
        </Callout>
      )}
      {hold === null && failure && <Callout tone="warn">{failure.message}</Callout>}
      {warning !== null && blocked === null && (
        <Callout tone="warn" action={<ConnectLinkedin again size="small" />}>
          {warning}
        </Callout>
      )}
      <div className={styles.pair}>
        <SchedulePicker
          disabled={blocked !== null}
          label="Reschedule"
          look={hold === 'late' ? 'ink' : 'plain'}
          remindOnly={!canSend}
        />
        {canSend && <PublishButton disabled={blocked !== null}>Publish now</PublishButton>}
      </div>
      {blocked === null && <Unschedule look="quiet" wide />}
      {failure && state.post && <Receipts postId={state.post.id} />}
    </>
  );
}

function Unschedule(look: Pick<ComponentProps<typeof Button>, 'size' | 'look' | 'wide'>) {
  const { busy, unschedule } = usePublishing();
  return (
    <Button {...look} loading={busy === 'unschedule'} onClick={() => void unschedule()}>
      Back to drafts
    </Button>
  );
}
