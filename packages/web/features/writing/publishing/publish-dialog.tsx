import type { LinkedinConnection } from '@limelight/contracts';
import { Modal } from '@mantine/core';
import { useId, useState } from 'react';
import { useUser } from '../../../lib/query-client.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { ClaimsWarning } from '../review/claims-warning.tsx';
import { useReview } from '../review/use-review.ts';
import { alongWords } from './along.ts';
import { tokenWarning } from './schedule.ts';
import { contentOfState, textOf } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { PreflightNote } from './preflight-note.tsx';
import { useTelling, type Publishing } from './use-publishing.ts';
import { SimilarNote } from './similar-note.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';
import styles from './publish-bar.module.css';

interface Asked {
  publishing: Publishing;
  connection: LinkedinConnection | null;
  /** True for repeating an attempt whose outcome is unknown, which the user has to confirm. */
  again?: boolean;
}

/** Names the account and the audience before anything is sent, because publishing cannot be undone unnoticed. */
export function PublishDialog({
  opened,
  onClose,
  ...asked
}: Asked & { opened: boolean; onClose: () => void }) {
  useTelling(asked.publishing, opened);
  const [away, setAway] = useState(false);
  const close = (toClaims = false) => {
    setAway(toClaims);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={() => close()}
      returnFocus={!away}
      title={asked.again ? 'Publish it again?' : 'Publish now?'}
    >
      <AboutToPublish {...asked} onClose={close} />
    </Modal>
  );
}

function AboutToPublish({
  publishing,
  connection,
  again = false,
  onClose,
}: Asked & { onClose: (toClaims?: boolean) => void }) {
  const { state } = useWriting();
  const own = useUser().data?.name ?? '';
  const name = connection?.name ?? own;
  const warning = tokenWarning(connection?.expiresAt ?? null, useMinute(), null);
  const along = alongWords(contentOfState(state));
  const { held } = useReview();
  const why = useId();
  const send = async () => {
    const sent = await (again ? publishing.publishAgain() : publishing.publish());
    if (sent) onClose();
  };
  return (
    <>
      <div className={styles.who}>
        <Avatar name={name} src={connection?.pictureUrl ?? null} size={40} />
        <div>
          <small>Posts as</small>
          <span>{name}</span>
        </div>
      </div>
      <blockquote className={styles.excerpt} dir="auto">
        {textOf(state)}
      </blockquote>
      {along !== null && <p className={styles.along}>{along}</p>}
      {!again && <VisibilityChoice />}
      <div className={styles.told}>
        {!again && <PreflightNote />}
        {!again && <SimilarNote />}
        <ClaimsWarning
          id={why}
          refused={publishing.refusedClaims}
          onLeave={() => {
            publishing.clear();
            onClose(true);
          }}
        />
        {warning !== null && <Callout tone="warn">{warning}</Callout>}
        {publishing.refused !== null && <Callout tone="bad">{publishing.refused}</Callout>}
      </div>
      <div className={styles.dialogActions}>
        <Button onClick={() => onClose()} data-autofocus>
          Cancel
        </Button>
        <Button
          look="accent"
          loading={publishing.busy !== null}
          aria-disabled={held !== null}
          aria-describedby={held === null ? undefined : why}
          title={held ?? undefined}
          onClick={() => {
            if (held === null) void send();
            else announce(held);
          }}
        >
          {again ? 'Publish again' : `Publish as ${name}`}
        </Button>
      </div>
    </>
  );
}
