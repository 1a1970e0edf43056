import { getRecording, listRecordings } from '@limelight/contracts';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';

/** The prefix of the key of everything about recordings. */
export const recordingsKey = ['recordings'] as const;

export const recordingsQuery = pagedQuery([...recordingsKey, 'list'], (cursor, signal) =>
  call(listRecordings, { query: cursor }, { showError: false, signal }),
);

/** Who would transcribe. */
export const transcriberQuery = {
  ...readQuery([...recordingsKey, 'transcriber'], listRecordings, { query: { limit: 1 } }),
  // Another page may have set one up just now.
  staleTime: 0,
};

export const recordingQuery = (id: string) =>
  readQuery([...recordingsKey, 'one', id], getRecording, { params: { id } });
