import {
  getJob,
  getJobProfile,
  keysOf,
  listJobs,
  listJobSearches,
  listTargetCompanies,
} from '@limelight/contracts';
import { jobStages, type JobLevel } from '@limelight/contracts/catalog';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

const inColumn = 100;

/** The newest openings in each stage of the pipeline, at one level or all, with the stages that have more. */
export const pipelineQuery = (level: JobLevel | null) =>
  queryOptions({
    queryKey: ['jobs', 'mine', level],
    queryFn: async ({ signal }) => {
      const columns = await Promise.all(
        keysOf(jobStages).map(async (stage) => {
          const query = { stage, limit: inColumn, ...(level === null ? {} : { level }) };
          return { stage, ...(await call(listJobs, { query }, { showError: false, signal })) };
        }),
      );
      return {
        items: columns.flatMap(({ items }) => items),
        longer: columns.filter(({ nextCursor }) => nextCursor !== null).map(({ stage }) => jobStages[stage]),
      };
    },
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
