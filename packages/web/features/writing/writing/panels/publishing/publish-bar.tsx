import { attachmentFault, wordsOfPost } from '@limelight/contracts';
import { memo, useRef } from 'react';
import { useConnection } from '../../../../../lib/person.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { useLostFocus } from '../../../../../lib/use-lost-focus.ts';
import { isWriting } from '../../post/generation.ts';
import { blockedWords, publishStep, whyBlocked } from '../../post/publish-step.ts';
import { openProposal } from '../../post/proposing.ts';
import { contentOfState, currentText } from '../../post/session-state.ts';
import { useWritingPart } from '../../post/writing-context.ts';
import { ClaimsWarning } from './claims-warning.tsx';
import { ConnectStep } from './connect-step.tsx';
import { FailedStep, PublishingStep } from './outcome-steps.tsx';
import { PublishedStep } from './published-step.tsx';
import { ReadyStep } from './ready-step.tsx';
import { Refused } from './refused.tsx';
import { SchedulePicker } from './schedule-picker.tsx';
import { ScheduledStep } from './scheduled-step.tsx';
import { UnconfirmedStep } from './unconfirmed-step.tsx';
import { useMinute } from '../../../../../lib/use-minute.ts';
import { PublishingContext, usePublishingOfPost } from './use-publishing.ts';
import styles from './publish-bar.module.css';

/** The possible actions on the post, and the result of the last one. */
export const PublishBar = memo(function PublishBar() {
  const post = useWritingPart(({ state }) => state.post);
  const writing = useWritingPart(({ state }) => isWriting(state.generation));
  const proposed = useWritingPart((view) => openProposal(view) !== null);
  const blocked = useWritingPart(({ state }) =>
    whyBlocked(
      currentText(state),
      attachmentFault(state.attachment, state.pictures.length) !== null,
      wordsOfPost({ ...contentOfState(state), media: state.pictures }).map(({ words }) => words),
    ),
  );
  const connection = useConnection();
  const publishing = usePublishingOfPost();
  const now = useMinute();
  const step = publishStep(post, connection.data, now);
  const kept = writing ? 'writing' : proposed ? 'proposed' : blocked;
  const fault = useWritingPart(({ state }) => attachmentFault(state.attachment, state.pictures.length));
  const why = kept === null ? undefined : kept === 'unfinished' ? (fault ?? undefined) : blockedWords[kept];
  // An unfinished attachment does not prevent a reminder.
  const hint = kept === 'unfinished' ? undefined : why;
  const remindInstead = (
    <SchedulePicker
      remindOnly
      disabled={hint !== undefined}
      title={hint}
      label="Remind me to post it"
      look="plain"
    />
  );
  const shown = () => {
    switch (step.kind) {
      case 'loading':
        return connection.isError ? (
          <Callout
            action={
              <Button size="small" onClick={() => void connection.refetch()}>
                Try again
              </Button>
            }
          >
            The LinkedIn connection did not load.
          </Callout>
        ) : (
          <Skeleton height="40px" />
        );
      case 'not-configured':
        return (
          <>
            <Callout>
              LinkedIn is not configured on this server. Your draft is saved. You can copy its text, or set a
              reminder to post it yourself.
            </Callout>
            {hint !== undefined && <p className={styles.words}>{hint}</p>}
            {remindInstead}
          </>
        );
      case 'connect':
        return (
          <ConnectStep why={step.why} hint={kept === 'empty' ? undefined : hint}>
            {remindInstead}
          </ConnectStep>
        );
      case 'ready':
        return <ReadyStep why={why} />;
      case 'scheduled':
        return <ScheduledStep blocked={writing ? null : blocked} />;
      case 'publishing':
        return <PublishingStep />;
      case 'published':
        return <PublishedStep />;
      case 'failed':
        return <FailedStep />;
      case 'unconfirmed':
        return <UnconfirmedStep />;
    }
  };
  const bar = useRef<HTMLElement>(null);
  // The pressed button disappears while the post is being published. The focus moves to the bar, which shows the state.
  const focus = useLostFocus(bar, 'section', () => bar.current?.focus({ preventScroll: true }));
  return (
    <PublishingContext value={publishing}>
      <section ref={bar} tabIndex={-1} className={styles.bar} aria-label="Publishing" {...focus}>
        {!publishing.told && <Refused />}
        {!publishing.told && publishing.refusedClaims.length > 0 && <ClaimsWarning />}
        {shown()}
      </section>
    </PublishingContext>
  );
});
