import type { Context } from '../../../context.ts';
import type { Module, PersonalData } from '../../../module.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { connectionEndMailJob, connectionEndsJob, finishDeletionJob } from './jobs.ts';
import { accountRoutes } from './routes.ts';
import { noticeEnds, sendEndMail } from './service/connection-end.ts';
import { finishDeletion } from './service/delete.ts';

export { deleteAccountFor } from './service/delete.ts';
export { exportFor } from './service/export.ts';

function accountHandlers(context: Context, stored: readonly PersonalData[]): readonly JobHandler[] {
  return [
    handleJob({ job: finishDeletionJob, run: ({ userId }) => finishDeletion(context, stored, userId) }),
    handleJob({ job: connectionEndsJob, cron: '41 * * * *', run: async () => noticeEnds(context) }),
    handleJob({
      job: connectionEndMailJob,
      concurrency: 2,
      run: async (notice) => sendEndMail(context, notice),
    }),
  ];
}

/** `stored` lists the personal data of all other modules. */
export function accountModule(stored: readonly PersonalData[]): Module {
  return {
    name: 'account',
    routes: (context) => accountRoutes(context, stored),
    handlers: (context) => accountHandlers(context, stored),
  };
}
