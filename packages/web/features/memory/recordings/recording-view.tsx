import type { Recording } from '@limelight/contracts';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AcceptCard } from './accept-card.tsx';
import { DoubtsCard } from './doubts-card.tsx';
import { PointsCard } from './points-card.tsx';
import { lineAt } from './rules.ts';
import styles from './talk.module.css';
import { TranscribeCard } from './transcribe-card.tsx';
import { Transcript } from './transcript.tsx';
import { usePlayer } from './use-player.ts';
import type { RecordingActions } from './use-recording.ts';

export function RecordingView({
  recording,
  actions,
  at,
}: {
  recording: Recording;
  actions: RecordingActions;
  at: number | null;
}) {
  const { lines, status, soundUrl, hasSound } = recording;
  // A new address for the same sound would stop what is heard, so the first one stays until it expires.
  const [url, setUrl] = useState(soundUrl);
  const [renewing, setRenewing] = useState(false);
  if (url === null ? soundUrl !== null : !hasSound || (renewing && soundUrl !== url)) {
    setUrl(hasSound ? soundUrl : null);
    setRenewing(false);
  }
  const [attach, player] = usePlayer(() => {
    setRenewing(true);
    void actions.refresh();
  });
  const [editing, setEditing] = useState<number | null>(null);
  const text = useRef<HTMLElement>(null);
  const show = (second: number) => {
    if (hasSound) player.playFrom(second);
    text.current
      ?.querySelectorAll('[data-line]')
      .item(Math.max(0, lineAt(lines, second)))
      ?.scrollIntoView({ block: 'center' });
  };
  const sound = url !== null && (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its transcript is below it
    <audio ref={attach} src={url} controls preload="metadata" aria-label="Sound of the recording" />
  );
  if (status !== 'ready')
    return (
      <div className={styles.transcribing}>
        <TranscribeCard recording={recording} actions={actions} />
        {sound && <div className={styles.sound}>{sound}</div>}
      </div>
    );
  if (lines.length === 0)
    return (
      <EmptyState title="No words were heard">
        The recording is silent, or the words were too quiet. Record it again closer to the microphone.
      </EmptyState>
    );
  return (
    <div className={styles.columns}>
      <section ref={text} aria-label="Transcript" className={styles.transcript}>
        {sound && <div className={styles.player}>{sound}</div>}
        <Transcript
          recording={recording}
          actions={actions}
          player={player}
          at={at}
          editing={editing}
          onEdit={setEditing}
        />
      </section>
      <div className={styles.side}>
        <DoubtsCard
          recording={recording}
          actions={actions}
          player={player}
          onCorrect={(line) => {
            setEditing(line.index);
            show(line.second);
          }}
        />
        <PointsCard recording={recording} onHear={show} />
        <AcceptCard recording={recording} actions={actions} />
      </div>
    </div>
  );
}
