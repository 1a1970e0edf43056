import * as contract from '@limelight/contracts';
import { jobStages, type JobLevel } from '@limelight/contracts/catalog';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { readQuery } from '../../../lib/read-query.ts';

const inColumn = 100;

/** The newest openings in each stage of the pipeline, at one level or all, with the stages that have more. */
export const pipelineQuery = (level: JobLevel | null) =>
  queryOptions({
    queryKey: ['jobs', 'mine', level],
    queryFn: async ({ signal }) => {
      const columns = await Promise.all(
        contract.keysOf(jobStages).map(async (stage) => {
          const query = { stage, limit: inColumn, ...(level === null ? {} : { level }) };
          return { stage, ...(await call(contract.listJobs, { query }, { showError: false, signal })) };
        }),
      );
      return {
        items: columns.flatMap(({ items }) => items),
        longer: columns.filter(({ nextCursor }) => nextCursor !== null).map(({ stage }) => jobStages[stage]),
      };
    },
  });

const atOnce = 100;

/** What searches found and the person has not kept or dismissed, best first. */
export const foundQuery = queryOptions({
  queryKey: ['jobs', 'found'],
  queryFn: async ({ signal }) => {
    const query = { scope: 'found', limit: atOnce } as const;
    const { items, nextCursor } = await call(contract.listJobs, { query }, { showError: false, signal });
    return { items: items.toSorted((a, b) => b.reasons.length - a.reasons.length), nextCursor };
  },
});

export const jobQuery = (id: string) => readQuery(['jobs', 'one', id], contract.getJob, { params: { id } });

export const profileQuery = readQuery(['job-profile'], contract.getJobProfile, {});

export const companiesQuery = readQuery(['job-companies'], contract.listTargetCompanies, {});

export const searchesQuery = readQuery(['job-searches'], contract.listJobSearches, {});
