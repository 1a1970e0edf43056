import type { Context } from '../../context.ts';
import { handleJob, type JobHandler } from '../../platform/queue.ts';
import { connectionEndMailJob, connectionEndsJob, finishDeletionJob } from './jobs.ts';
import { noticeEnds, sendEndMail } from './service/connection-end.ts';
import { finishDeletion } from './service/delete.ts';

export { accountJobs } from './jobs.ts';
export { accountRoutes } from './routes.ts';
export { deleteAccountFor } from './service/delete.ts';
export { exportFor } from './service/export.ts';

export function accountHandlers(context: Context): readonly JobHandler[] {
  return [
    handleJob({
      job: finishDeletionJob,
      concurrency: 1,
      run: ({ userId }) => finishDeletion(context, userId),
    }),
    handleJob({
      job: connectionEndsJob,
      concurrency: 1,
      cron: '41 * * * *',
      run: async () => noticeEnds(context),
    }),
    handleJob({
      job: connectionEndMailJob,
      concurrency: 2,
      run: async (notice) => sendEndMail(context, notice),
    }),
  ];
}
