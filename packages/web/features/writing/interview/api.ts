import { currentInterview } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

export const currentInterviewQuery = queryOptions({
  queryKey: ['interviews', 'current'],
  queryFn: async ({ signal }) => (await call(currentInterview, {}, { showError: false, signal })).interview,
});
