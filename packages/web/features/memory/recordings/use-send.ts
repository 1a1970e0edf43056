import type { Recording } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { announce } from '../../../ui/live-region.tsx';
import { recordingsKey, transcriberQuery } from './api.ts';
import type { TalkRecorder } from './recorder.ts';
import { sendEnvironment, type RecordingDetails } from './send-environment.ts';
import { sendSound } from './send-sound.ts';

export type SendState =
  | { kind: 'idle' }
  | { kind: 'preparing'; share: number }
  /** `waiting`: the connection is lost. */
  | { kind: 'uploading'; share: number; waiting: boolean }
  | { kind: 'failed'; message: string };

const loadPrepare = () => import('./prepare-sound.ts');

/** Sends what a recorder has, and removes it from the browser once the server has it. */
export function useSend(recorder: TalkRecorder, onDone: (recording: Recording) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const { data: here } = useQuery(transcriberQuery);
  const kind = useSyncExternalStore(recorder.subscribe, () => recorder.read().state.kind);
  // A recording can end without a connection, so the code that prepares it is loaded when it begins.
  useEffect(() => {
    if (kind === 'recording') void loadPrepare().catch(() => undefined);
  }, [kind]);

  const send = async (details: Partial<RecordingDetails>) => {
    const { state: recorded } = recorder.read();
    if (recorded.kind !== 'done' || (sending.current !== null && !sending.current.signal.aborted)) return;
    const own = new AbortController();
    sending.current = own;
    const { signal } = own;
    const show = (next: SendState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'preparing', share: 0 });
    const name = recorded.note.name === '' ? 'The recording' : recorded.note.name;
    try {
      const [files, { prepareSound }] = await Promise.all([recorder.files(), loadPrepare()]);
      const sound = await prepareSound(
        files.map(({ blob }) => blob),
        {
          name,
          readsAll: here?.readsAll ?? false,
          signal,
          onProgress: (share) => show({ kind: 'preparing', share }),
        },
      );
      let [share, waiting] = [0, false];
      const report = () => show({ kind: 'uploading', share, waiting });
      report();
      const recording = await sendSound(sound, sendEnvironment(details), {
        uploadId: recorded.note.upload,
        onUpload: (id) => recorder.noteUpload(id),
        onWaiting: (is) => {
          waiting = is;
          report();
        },
        onProgress: (next) => {
          share = next;
          report();
        },
        signal,
      });
      await recorder.discard();
      await client.invalidateQueries({ queryKey: [...recordingsKey, 'list'] });
      show({ kind: 'idle' });
      announce('Recording saved');
      onDone(recording);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const known = isApiError(error) || error.name === 'SoundRefusal';
      show({ kind: 'failed', message: known ? error.message : `${name} could not be prepared. Try again.` });
      if (!known && !signal.aborted) reportError(error);
    } finally {
      if (sending.current === own) sending.current = null;
    }
  };
  const cancel = () => {
    sending.current?.abort();
    sending.current = null;
    setState({ kind: 'idle' });
  };
  return { state, send, cancel };
}
