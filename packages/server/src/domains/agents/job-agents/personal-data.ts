import type { Connection } from '../../../platform/db/index.ts';
import { findJobProfileText, listSearches, listTargets } from './repository/own.ts';
import { listPipeline } from './repository/job-agents.ts';

export async function exportJobsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  return {
    jobProfile: await findJobProfileText(connection, userId),
    jobs: (await listPipeline(connection, userId)).map(({ job, stage, note, remindAt, createdAt }) => ({
      title: job.title,
      company: job.company,
      url: job.url,
      stage,
      note,
      remindAt,
      createdAt,
    })),
    jobSearches: (await listSearches(connection, userId)).map(
      ({ query, locations, levels, daily, createdAt }) => ({
        query,
        locations,
        levels,
        daily,
        createdAt,
      }),
    ),
    jobCompanies: (await listTargets(connection, userId)).map(({ name, board, boardCompany }) => ({
      name,
      board,
      boardCompany,
    })),
  };
}
