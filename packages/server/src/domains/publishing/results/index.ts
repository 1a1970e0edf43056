import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { monthJob, readingJob, readPersonJob, reportMailJob } from './jobs.ts';
import { mailReport, sendReports } from './mail.ts';
import type { TopicsOf } from './overview.ts';
import { readPerson, startReading } from './reading.ts';
import { eraseResultsData, exportResultsData } from './repository.ts';
import { resultsRoutes } from './routes.ts';

export { switchMonthlyMail } from './mail.ts';
export { bestTimes, listOwnResults, listStrongPosts } from './overview.ts';

/** `topicsOf` returns the topics that a user writes about. */
export function resultsModule(topicsOf: TopicsOf): Module {
  return {
    name: 'results',
    routes: resultsRoutes(topicsOf),
    handlers: (context) => [
      handleJob({ job: readingJob, cron: '40 3 * * *', run: async () => startReading(context) }),
      // One at a time, because LinkedIn also limits the calls of an application.
      handleJob({ job: readPersonJob, run: async ({ userId }) => readPerson(context, userId) }),
      handleJob({ job: monthJob, cron: '20 * * * *', run: async () => sendReports(context) }),
      handleJob({
        job: reportMailJob,
        concurrency: 2,
        run: async (payload) => mailReport(context, payload, topicsOf),
      }),
    ],
    personalData: { export: exportResultsData, erase: eraseResultsData },
  };
}
