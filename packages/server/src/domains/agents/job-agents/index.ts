import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { dailyJob, digestJob, reminderJob, remindersJob } from './jobs.ts';
import { exportJobsData } from './personal-data.ts';
import { eraseJobs } from './repository/own.ts';
import { jobAgentsRoutes } from './routes.ts';
import { jobSearch } from './run.ts';
import { startDailyRuns } from './service/daily.ts';
import { queueReminders, sendJobDigest, sendReminder } from './service/digest.ts';

export { listOpenOn } from './repository/boards.ts';
export { findJobProfileText } from './repository/own.ts';
export { findJob, findOpeningsAt } from './repository/job-agents.ts';
export { findCompanyBoard } from './service/find-company-board.ts';
export { skipPassedSearches } from './service/daily.ts';
export { viewJob } from './service/own.ts';
export { readBoard } from './service/read-board.ts';

export const jobAgentsModule: Module = {
  name: 'job-agents',
  routes: jobAgentsRoutes,
  handlers: (context) => [
    handleJob({ job: dailyJob, cron: '*/10 * * * *', run: async () => startDailyRuns(context) }),
    handleJob({ job: digestJob, concurrency: 2, run: async (payload) => sendJobDigest(context, payload) }),
    handleJob({ job: remindersJob, cron: '*/15 * * * *', run: async () => queueReminders(context) }),
    handleJob({ job: reminderJob, concurrency: 2, run: async (payload) => sendReminder(context, payload) }),
  ],
  runs: [jobSearch],
  personalData: { export: exportJobsData, erase: eraseJobs },
};
