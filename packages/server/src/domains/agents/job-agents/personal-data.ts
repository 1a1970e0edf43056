import type { PersonalData } from '../../../module.ts';
import { findJobProfileText, listSearches, listTargets } from './repository/own.ts';
import { listPipeline } from './repository/job-agents.ts';

export const exportJobsData: PersonalData['export'] = async (connection, userId) => {
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
};
