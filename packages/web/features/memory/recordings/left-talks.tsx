import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useTimeZone } from '../../../lib/person.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import rows from '../../../ui/row-list.module.css';
import type { TalkNote } from './kept-talk.ts';
import type { LeftTalk, TalkRecorder } from './recorder.ts';
import { timeWords } from './rules.ts';
import styles from './talk.module.css';

const nameOf = ({ note, ms }: LeftTalk) =>
  note.name === ''
    ? `${timeWords(ms / 1000)} recorded before the page closed`
    : `“${note.name}” was not uploaded before the page closed`;

/** Recordings in this browser that the server does not have yet. */
export function LeftTalks({
  recorder,
  left,
  onUse,
}: {
  recorder: TalkRecorder;
  left: readonly LeftTalk[];
  onUse: () => void;
}) {
  const timeZone = useTimeZone();
  const [discarding, setDiscarding] = useState<TalkNote | null>(null);
  if (left.length === 0) return null;
  return (
    <Card title="Not saved yet" flush>
      <ul className={styles.left}>
        {left.map((one) => (
          <li key={one.note.id} className={styles.leftRow}>
            <div className={rows.main}>
              <h3 className={rows.title}>{nameOf(one)}</h3>
              <p className={rows.quiet}>
                {formatDateTime(new Date(one.note.startedAt).toISOString(), timeZone)} · on this device
              </p>
            </div>
            <div className={rows.actions}>
              {one.note.name === '' && (
                <Button size="small" onClick={() => void recorder.begin(one.note)}>
                  Resume
                </Button>
              )}
              <Button
                size="small"
                onClick={async () => {
                  await recorder.use(one.note);
                  onUse();
                }}
              >
                Use it
              </Button>
              <Button size="small" look="quiet" onClick={() => setDiscarding(one.note)}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={discarding !== null}
        title="Discard this recording?"
        confirmLabel="Discard recording"
        danger
        onClose={() => setDiscarding(null)}
        onConfirm={() => {
          void recorder.discard(discarding);
          setDiscarding(null);
        }}
      >
        It exists on this device alone, so it cannot be restored.
      </ConfirmDialog>
    </Card>
  );
}
