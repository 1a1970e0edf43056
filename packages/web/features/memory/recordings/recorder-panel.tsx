import { recordingSecondsLimit } from '@limelight/contracts/catalog';
import { IconMicrophone, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Elapsed, useSeconds } from './elapsed.tsx';
import { LevelMeter } from './level-meter.tsx';
import { MicrophoneSelect } from './microphone-select.tsx';
import type { RecorderView, TalkRecorder } from './recorder.ts';
import { spokenTime, troubleWords, warnSeconds } from './rules.ts';
import styles from './talk.module.css';
import { useScreenOn } from './use-recorder.ts';

/** The big button, and while something is recorded: the time, the level, pause and finish. */
export function RecorderPanel({
  recorder,
  view: { state, trouble, stored },
  onFinished,
}: {
  recorder: TalkRecorder;
  view: RecorderView;
  onFinished: () => void;
}) {
  const recording = state.kind === 'recording';
  const seconds = useSeconds(recorder.elapsed, recording);
  useScreenOn(recording);
  const finish = async () => {
    announce(`Recording finished after ${spokenTime(recorder.elapsed() / 1000)}`);
    await recorder.stop();
    onFinished();
  };
  const full = recording && seconds >= recordingSecondsLimit;
  useEffect(() => {
    if (full) recorder.pause();
  }, [full, recorder]);

  if (state.kind === 'recording' || state.kind === 'paused' || state.kind === 'stopping')
    return (
      <section className={styles.recorder} aria-label="Recorder" data-state={state.kind}>
        <output className={styles.status}>
          {state.kind === 'paused'
            ? state.lost
              ? 'Paused: the microphone was disconnected'
              : 'Paused'
            : recording
              ? 'Recording'
              : 'Finishing …'}
        </output>
        <Elapsed seconds={seconds} />
        <LevelMeter level={recorder.level} on={recording} />
        <div className={styles.buttons}>
          {recording ? (
            <Button
              size="large"
              icon={<IconPlayerPause size={20} />}
              onClick={() => {
                recorder.pause();
                announce('Recording paused');
              }}
            >
              Pause
            </Button>
          ) : (
            <Button
              size="large"
              icon={<IconPlayerPlay size={20} />}
              disabled={state.kind === 'stopping' || seconds >= recordingSecondsLimit}
              onClick={() => {
                recorder.resume();
                announce('Recording resumed');
              }}
            >
              Resume
            </Button>
          )}
          <Button
            size="large"
            look="accent"
            loading={state.kind === 'stopping'}
            onClick={() => void finish()}
          >
            Finish
          </Button>
        </div>
        {trouble !== null && (
          <Callout tone="bad" title={troubleWords[trouble].title}>
            {troubleWords[trouble].words}
          </Callout>
        )}
        {seconds >= warnSeconds && (
          <Callout tone="warn">
            {seconds >= recordingSecondsLimit
              ? 'A recording can be two hours long. Finish this one and begin another.'
              : 'This recording ends at two hours. Less than ten minutes are left.'}
          </Callout>
        )}
        {!stored && (
          <Callout tone="warn" title="Keep this page open">
            This browser has no room to store the recording, so closing the page would lose it.
          </Callout>
        )}
        <MicrophoneSelect onChoose={(device) => void recorder.choose(device)} />
        <p className={styles.hint}>
          Stored on this device every five seconds. Nothing is uploaded until you finish.
        </p>
      </section>
    );
  return (
    <section className={styles.recorder} aria-label="Recorder">
      <button
        type="button"
        className={styles.record}
        aria-disabled={state.kind === 'asking' || undefined}
        onClick={() => void recorder.begin()}
      >
        <IconMicrophone size={36} aria-hidden="true" />
        Record
      </button>
      <output className={styles.hint}>
        {state.kind === 'asking'
          ? 'Allow the microphone when your browser asks.'
          : 'Talk about what happened, as you would tell a colleague. You can pause at any time.'}
      </output>
      {trouble !== null && (
        <Callout tone="bad" title={troubleWords[trouble].title}>
          {troubleWords[trouble].words}
        </Callout>
      )}
    </section>
  );
}
