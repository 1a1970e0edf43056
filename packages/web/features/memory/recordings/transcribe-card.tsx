import { transcribeRun, type Recording } from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { useRun } from '../../../lib/runs/use-run.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { recordingQuery, recordingsKey, transcriberQuery } from './api.ts';
import { NoTranscriber } from './no-transcriber.tsx';
import { languages, priceWords, transcriberWords } from './rules.ts';
import styles from './talk.module.css';
import type { RecordingActions } from './use-recording.ts';

/** Starts the transcription, and shows how far it is. */
export function TranscribeCard({ recording, actions }: { recording: Recording; actions: RecordingActions }) {
  const client = useQueryClient();
  const { id, runId, status, price, language, hasSound, seconds } = recording;
  const transcriber = useQuery(transcriberQuery);
  const start = useCall(transcribeRun.start);
  const run = useRun(status === 'transcribing' || status === 'failed' ? runId : null);
  const active = run.active && status === 'transcribing';
  const wasActive = useRef(active);
  useEffect(() => {
    if (wasActive.current && !active) {
      void client.invalidateQueries({ queryKey: recordingsKey });
      if (run.status === 'done') announce('Transcript ready');
    }
    wasActive.current = active;
  }, [active, client, run.status]);
  const begin = async () => {
    const started = await start.run({ body: { recordingId: id } });
    if (started === null) return;
    announce('Transcription started');
    await client.invalidateQueries({ queryKey: recordingQuery(id).queryKey });
  };

  if (active)
    return (
      <Card title="Transcribing">
        <RunProgress progress={run.progress} waiting="Waiting for the transcriber …" onCancel={run.cancel} />
        <p className={styles.hint}>You can close this page. The text is here when you come back.</p>
      </Card>
    );
  if (!hasSound) return <Callout>The sound is deleted, so it cannot be transcribed.</Callout>;
  if (transcriber.data?.transcriber === null) return <NoTranscriber />;
  return (
    <Card title="Get the text">
      <div className={styles.transcribe}>
        {status === 'failed' && run.error !== null && <Callout tone="bad">{run.error}</Callout>}
        <NativeSelect
          label="Language spoken"
          value={language ?? ''}
          data={[{ value: '', label: 'Detect automatically' }, ...languages]}
          disabled={actions.changing}
          onChange={({ currentTarget: { value } }) =>
            void actions.change({ language: value === '' ? null : value })
          }
        />
        <div className={styles.actions}>
          <Button
            look="accent"
            credits={price}
            loading={start.loading || actions.changing}
            onClick={() => void begin()}
          >
            {status === 'failed' ? 'Try again' : 'Transcribe'}
          </Button>
        </div>
        {transcriber.data && (
          <p className={styles.hint}>
            {priceWords({ price, seconds })} {transcriberWords(transcriber.data.transcriber)}
          </p>
        )}
      </div>
    </Card>
  );
}
