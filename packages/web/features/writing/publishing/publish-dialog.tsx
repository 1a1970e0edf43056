import type { LinkedinConnection } from '@limelight/contracts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '../../../lib/query-client.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ClaimsWarning } from '../checks/claims-warning.tsx';
import { alongWords } from '../rules/along.ts';
import { tokenWarning } from '../rules/schedule.ts';
import { contentOfState, textOf } from '../rules/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { PreflightNote } from './preflight-note.tsx';
import { useTelling, type Publishing } from './use-publishing.ts';
import { SimilarNote } from './similar-note.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';
import styles from './publish-bar.module.css';

/** Names the account and the readers before anything is sent: on LinkedIn it cannot be taken back quietly. */
export function PublishDialog({
  opened,
  publishing,
  connection,
  again = false,
  onClose,
}: {
  opened: boolean;
  publishing: Publishing;
  connection: LinkedinConnection | null;
  /** An attempt whose outcome is unknown is repeated on the person's word. */
  again?: boolean;
  onClose: () => void;
}) {
  const { state } = useWriting();
  useTelling(publishing, opened);
  const own = useUser().data?.name ?? '';
  const name = connection?.name ?? own;
  const warning = tokenWarning(connection?.expiresAt ?? null, useMinute(), null);
  const along = alongWords(contentOfState(state));
  const [away, setAway] = useState(false);
  const close = (toClaims = false) => {
    setAway(toClaims);
    onClose();
  };
  const send = async () => {
    const sent = await (again ? publishing.publishAgain() : publishing.publish());
    if (sent) close();
  };
  return (
    <Modal
      opened={opened}
      onClose={() => close()}
      returnFocus={!away}
      title={again ? 'Publish it again?' : 'Publish now?'}
    >
      <div className={styles.who}>
        <Avatar name={name} src={connection?.pictureUrl ?? null} size={40} />
        <div>
          <small>Posts as</small>
          <span>{name}</span>
        </div>
      </div>
      <blockquote className={styles.excerpt}>{textOf(state)}</blockquote>
      {along !== null && <p className={styles.along}>{along}</p>}
      {!again && <VisibilityChoice />}
      <div className={styles.told}>
        {!again && opened && <PreflightNote />}
        {!again && opened && <SimilarNote />}
        <ClaimsWarning
          refused={publishing.refusedClaims}
          onLeave={() => {
            publishing.clear();
            close(true);
          }}
        />
        {warning !== null && <Callout tone="warn">{warning}</Callout>}
        {publishing.refused !== null && <Callout tone="bad">{publishing.refused}</Callout>}
      </div>
      <div className={styles.dialogActions}>
        <Button onClick={() => close()} data-autofocus>
          Not yet
        </Button>
        <Button look="accent" loading={publishing.busy !== null} onClick={() => void send()}>
          {again ? 'Publish again' : `Publish as ${name}`}
        </Button>
      </div>
    </Modal>
  );
}
