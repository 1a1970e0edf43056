import { getVoice, listVoiceEdits } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export { voicesQuery } from '../../lib/voices.ts';

export const voiceQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['voices', id ?? 'own'],
    queryFn: ({ signal }) =>
      call(getVoice, { query: id === undefined ? {} : { id } }, { showError: false, signal }),
  });

export const voiceEditsQuery = queryOptions({
  queryKey: ['voices', 'edits'],
  queryFn: ({ signal }) => call(listVoiceEdits, {}, { showError: false, signal }),
});
