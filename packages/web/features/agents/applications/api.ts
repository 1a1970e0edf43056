import * as contract from '@limelight/contracts';
import { readQuery } from '../../../lib/read-query.ts';

export const applicationQuery = (id: string) =>
  readQuery(['applications', 'one', id], contract.getApplication, { params: { id } });

export const applicationsQuery = (jobId: string) =>
  readQuery(['applications', 'of', jobId], contract.listApplications, { query: { jobId } });

/** Whether memory holds anything that a CV could say. */
export const usableFactsQuery = readQuery(['facts', 'usable'], contract.listFacts, {
  query: { usable: 'true', limit: 1 },
});
