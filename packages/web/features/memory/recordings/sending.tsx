import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import type { LeftTalk, TalkRecorder } from './recorder.ts';
import { timeWords } from './rules.ts';
import styles from './talk.module.css';
import type { SendState } from './use-send.ts';

const progressOf = (share: number, label: string) => ({ done: Math.round(share * 100), total: 100, label });

/** A finished recording on its way to the server, and what to do when it does not get there. */
export function Sending({
  recorder,
  talk: { note, ms },
  state,
  onSend,
  onCancel,
}: {
  recorder: TalkRecorder;
  talk: LeftTalk;
  state: SendState;
  onSend: () => void;
  onCancel: () => void;
}) {
  const [discarding, setDiscarding] = useState(false);
  const title = note.name === '' ? `${timeWords(ms / 1000)} recorded` : note.name;
  return (
    <section className={styles.sending} aria-label="Recording to save">
      <h2 className={styles.sendingTitle}>{title}</h2>
      {state.kind === 'preparing' && (
        <RunProgress progress={progressOf(state.share, 'Preparing the sound …')} onCancel={onCancel} />
      )}
      {state.kind === 'uploading' && (
        <RunProgress
          progress={progressOf(
            state.share,
            state.waiting
              ? 'You are offline. The upload goes on when the connection is back.'
              : `Uploading: ${Math.round(state.share * 100)}%`,
          )}
          onCancel={onCancel}
        />
      )}
      {state.kind === 'failed' && <Callout tone="bad">{state.message}</Callout>}
      {(state.kind === 'failed' || state.kind === 'idle') && (
        <div className={styles.actions}>
          <Button look="accent" onClick={onSend}>
            {state.kind === 'failed' ? 'Try again' : 'Save recording'}
          </Button>
          {note.name === '' && <Button onClick={() => void recorder.begin(note)}>Resume recording</Button>}
          <Button look="quiet" onClick={() => setDiscarding(true)}>
            Discard
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={discarding}
        title="Discard this recording?"
        confirmLabel="Discard recording"
        danger
        onClose={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false);
          onCancel();
          void recorder.discard();
        }}
      >
        It exists on this device alone, so it cannot be restored.
      </ConfirmDialog>
    </section>
  );
}
