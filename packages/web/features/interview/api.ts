import { currentInterview } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** The unfinished interview, or null when there is none. */
export const currentInterviewQuery = queryOptions({
  queryKey: ['interviews', 'current'],
  queryFn: async ({ signal }) => (await call(currentInterview, {}, { showError: false, signal })).interview,
});
