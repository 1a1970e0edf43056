import {
  acceptTranscript,
  changeRecording,
  editTranscript,
  type EndpointCall,
  type Recording,
  type TranscriptLine,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { recordingQuery, recordingsKey } from './api.ts';

/** What can be done with a recording that has been read. */
export function useRecording(recording: Recording) {
  const client = useQueryClient();
  const change = useCall(changeRecording);
  const edit = useCall(editTranscript);
  const accept = useCall(acceptTranscript);
  const { id } = recording;
  const { queryKey } = recordingQuery(id);
  const refresh = async () => client.invalidateQueries({ queryKey });
  const show = (next: Recording | null) => {
    if (next === null) return false;
    client.setQueryData(queryKey, next);
    void client.invalidateQueries({ queryKey: [...recordingsKey, 'list'] });
    return true;
  };
  return {
    refresh,
    changing: change.loading,
    editing: edit.loading,
    accepting: accept.loading,
    change: async (body: EndpointCall<typeof changeRecording>['body']) =>
      show(await change.run({ params: { id }, body })),
    /** Saves the text of a line, which is then certain. False when it was refused. */
    async save({ index }: TranscriptLine, text: string) {
      // Lines are decided quickly one after the other, so the version is that of the last answer.
      const { version } = client.getQueryData(queryKey) ?? recording;
      const done = show(await edit.run({ params: { id, index }, body: { version, text } }));
      if (!done) await refresh();
      return done;
    },
    async accept(keepSound: boolean) {
      const { version } = client.getQueryData(queryKey) ?? recording;
      const done = show(await accept.run({ params: { id }, body: { version, keepSound } }));
      if (!done) await refresh();
      if (done) await client.invalidateQueries({ queryKey: ['facts'] });
      return done;
    },
  };
}

export type RecordingActions = ReturnType<typeof useRecording>;

export const isGone = (error: unknown) => isApiError(error, 'not_found');
