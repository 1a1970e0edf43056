import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { paidReportsJob, reportMailJob } from './jobs.ts';
import { profileReviewData } from './personal-data.ts';
import { profileReviewRoutes } from './routes.ts';
import { profileReview } from './run.ts';
import { mailReport, sweepPaidReports } from './service.ts';

export { openReports } from './paid.ts';

export const profileReviewModule: Module = {
  name: 'profile-review',
  routes: profileReviewRoutes,
  handlers: (context) => [
    handleJob({
      job: reportMailJob,
      concurrency: 2,
      run: async ({ reviewId }) => mailReport(context, reviewId),
    }),
    handleJob({ job: paidReportsJob, cron: '*/5 * * * *', run: async () => sweepPaidReports(context) }),
  ],
  runs: [profileReview],
  personalData: profileReviewData,
};
