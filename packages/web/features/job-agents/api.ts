import { getJob, getJobProfile, listJobs, listJobSearches, listTargetCompanies } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** Openings in the person's pipeline; enough for the board. */
export const pipelineQuery = queryOptions({
  queryKey: ['jobs', 'mine'],
  queryFn: ({ signal }) =>
    call(listJobs, { query: { scope: 'mine', limit: 100 } }, { showError: false, signal }),
});

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => call(getJob, { params: { id } }, { showError: false, signal }),
  });

export const profileQuery = queryOptions({
  queryKey: ['job-profile'],
  queryFn: ({ signal }) => call(getJobProfile, {}, { showError: false, signal }),
});

export const companiesQuery = queryOptions({
  queryKey: ['job-companies'],
  queryFn: ({ signal }) => call(listTargetCompanies, {}, { showError: false, signal }),
});

export const searchesQuery = queryOptions({
  queryKey: ['job-searches'],
  queryFn: ({ signal }) => call(listJobSearches, {}, { showError: false, signal }),
});
