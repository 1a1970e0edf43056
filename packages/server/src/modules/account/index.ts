import type { Context } from '../../context.ts';
import { handleJob, type JobHandler } from '../../platform/queue.ts';
import { removeFilesJob } from './jobs.ts';
import { removeFiles } from './service/delete.ts';

export { accountJobs } from './jobs.ts';
export { accountRoutes } from './routes.ts';

export function accountHandlers(context: Context): readonly JobHandler[] {
  return [handleJob({ job: removeFilesJob, concurrency: 1, run: ({ userId }) => removeFiles(context, userId) })];
}
