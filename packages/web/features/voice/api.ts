import { getVoice, listVoices } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => call(listVoices, {}, { showError: false, signal }),
});

export const voiceQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['voices', id ?? 'own'],
    queryFn: ({ signal }) =>
      call(getVoice, { query: id === undefined ? {} : { id } }, { showError: false, signal }),
  });
