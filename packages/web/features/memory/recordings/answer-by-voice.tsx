import { creditCosts, getRecording, transcribeRun, type Recording } from '@limelight/contracts';
import { IconMicrophone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useRun } from '../../../lib/runs/use-run.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { transcriberQuery } from './api.ts';
import { Elapsed, useSeconds } from './elapsed.tsx';
import { LevelMeter } from './level-meter.tsx';
import { troubleWords } from './rules.ts';
import styles from './talk.module.css';
import { useRecorder } from './use-recorder.ts';
import { useSend } from './use-send.ts';

interface Answering {
  interviewId: string;
  turn: number;
  /** Receives what was said. */
  onWords: (words: string) => void;
}

/** Answers a question of an interview by voice. The words are there to be looked at, and to be changed. */
export function AnswerByVoice(props: Answering) {
  const user = useUser().data;
  const transcriber = useQuery(transcriberQuery).data?.transcriber;
  if (user === undefined || transcriber === undefined) return null;
  if (transcriber === null)
    return user.managesModels ? (
      <p className={styles.hint}>
        To answer by voice,{' '}
        <Link to="/dashboard/models?from=/dashboard/interview">set up speech on this computer</Link>.
      </p>
    ) : null;
  const credits = transcriber.where === 'here' ? 0 : creditCosts['recording.transcribe'];
  return <Voice {...props} owner={user.id} credits={credits} />;
}

function Voice({
  interviewId,
  turn,
  onWords,
  owner,
  credits,
}: Answering & { owner: string; credits: number }) {
  const { recorder, view } = useRecorder(owner);
  const start = useCall(transcribeRun.start);
  const read = useCall(getRecording);
  const [heard, setHeard] = useState<{ recordingId: string; runId: string } | null>(null);
  const run = useRun(heard?.runId ?? null);
  const transcribe = async ({ id }: Recording) => {
    const started = await start.run({ body: { recordingId: id } });
    if (started !== null) setHeard({ recordingId: id, runId: started.id });
  };
  const { state: sent, send, cancel } = useSend(recorder, (recording) => void transcribe(recording));
  const details = { kind: 'interview' as const, interviewId, turn };
  const { state, trouble } = view;
  const recording = state.kind === 'recording';
  const seconds = useSeconds(recorder.elapsed, recording);

  const done = useRef(onWords);
  useEffect(() => {
    done.current = onWords;
  });
  const finished = heard !== null && run.status === 'done' ? heard.recordingId : null;
  const { run: get } = read;
  useEffect(() => {
    if (finished === null) return;
    void get({ params: { id: finished } }).then((found) => {
      if (found === null) return;
      const words = found.lines.map(({ text }) => text).join(' ');
      announce(words === '' ? 'No words were heard' : 'Your words are in the answer');
      if (words !== '') done.current(words);
      setHeard(null);
    });
  }, [finished, get]);

  if (heard !== null && run.active)
    return <RunProgress progress={run.progress} waiting="Listening …" onCancel={run.cancel} />;
  if (heard !== null && run.error !== null)
    return (
      <Callout
        tone="bad"
        action={
          <Button size="small" loading={start.loading} onClick={() => void again(heard.recordingId)}>
            Try again
          </Button>
        }
      >
        {run.error}
      </Callout>
    );
  if (sent.kind === 'preparing' || sent.kind === 'uploading')
    return (
      <RunProgress
        progress={null}
        waiting={
          sent.kind === 'uploading' && sent.waiting
            ? 'You are offline. The answer is sent when the connection is back.'
            : 'Sending your answer …'
        }
        onCancel={cancel}
      />
    );
  if (state.kind === 'done')
    return (
      <div className={styles.voice}>
        {sent.kind === 'failed' && <Callout tone="bad">{sent.message}</Callout>}
        <Button size="small" onClick={() => void send(details)}>
          Send answer
        </Button>
        <Button size="small" look="quiet" onClick={() => void recorder.discard()}>
          Discard
        </Button>
      </div>
    );
  if (recording || state.kind === 'paused' || state.kind === 'stopping')
    return (
      <div className={styles.voice}>
        <Elapsed seconds={seconds} />
        <LevelMeter level={recorder.level} on={recording} />
        <Button
          look="accent"
          loading={state.kind === 'stopping'}
          onClick={() => void recorder.stop().then(() => send(details))}
        >
          Finish answer
        </Button>
        {state.kind === 'paused' && <Button onClick={recorder.resume}>Resume</Button>}
      </div>
    );
  return (
    <div className={styles.voice}>
      <Button
        icon={<IconMicrophone size={18} />}
        credits={credits}
        loading={state.kind === 'asking' || start.loading}
        onClick={() => void recorder.begin()}
      >
        Answer by voice
      </Button>
      {trouble !== null && (
        <Callout tone="bad" title={troubleWords[trouble].title}>
          {troubleWords[trouble].words}
        </Callout>
      )}
    </div>
  );

  async function again(recordingId: string) {
    const started = await start.run({ body: { recordingId } });
    if (started !== null) setHeard({ recordingId, runId: started.id });
  }
}
