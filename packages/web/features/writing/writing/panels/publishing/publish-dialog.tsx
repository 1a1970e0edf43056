import { Modal } from '@mantine/core';
import { useId, useState, type ComponentProps } from 'react';
import { useConnection } from '../../../../../lib/person.ts';
import { useUser } from '../../../../../lib/query-client.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { announce } from '../../../../../ui/live-region.tsx';
import { useReview } from '../../post/use-review.ts';
import { ClaimsWarning } from './claims-warning.tsx';
import { alongWords } from './along.ts';
import { tokenWarning } from './schedule.ts';
import { contentOfState, currentText } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';
import { useMinute } from '../../../../../lib/use-minute.ts';
import { PreflightNote } from './preflight-note.tsx';
import { usePublishing, useTelling } from './use-publishing.ts';
import { Refused } from './refused.tsx';
import { ReaderNote } from './reader-note.tsx';
import { SimilarNote } from './similar-note.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';
import styles from './publish-bar.module.css';

/**
 * A button that opens a dialog naming the account and the audience before anything is sent, because publishing cannot
 * be undone unnoticed. `again` repeats an attempt whose outcome is unknown, which the user has to confirm.
 */
export function PublishButton({
  again = false,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & { again?: boolean }) {
  const { clear } = usePublishing();
  const [opened, setOpened] = useState(false);
  const [away, setAway] = useState(false);
  useTelling(opened);
  const close = (toClaims = false) => {
    setAway(toClaims);
    setOpened(false);
  };
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          clear();
          setOpened(true);
        }}
      />
      <Modal
        opened={opened}
        onClose={() => close()}
        returnFocus={!away}
        title={again ? 'Publish it again?' : 'Publish now?'}
      >
        <AboutToPublish again={again} onClose={close} />
      </Modal>
    </>
  );
}

function AboutToPublish({ again, onClose }: { again: boolean; onClose: (toClaims?: boolean) => void }) {
  const { state } = useWriting();
  const publishing = usePublishing();
  const connection = useConnection().data;
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
        {currentText(state)}
      </blockquote>
      {along !== null && <p className={styles.along}>{along}</p>}
      {!again && <VisibilityChoice />}
      <div className={styles.told}>
        {!again && <PreflightNote />}
        {!again && <SimilarNote />}
        <ReaderNote />
        <ClaimsWarning id={why} onLeave={() => onClose(true)} />
        {warning !== null && <Callout tone="warn">{warning}</Callout>}
        <Refused />
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
