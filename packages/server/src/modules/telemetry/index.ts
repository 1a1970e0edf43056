import type { Context } from '../../context.ts';
import { handleJob, type JobHandler } from '../../platform/queue.ts';
import { pruneReportsJob } from './jobs.ts';
import { deleteReportsBefore } from './repository.ts';
import { reportDays } from './rules.ts';

export { telemetryJobs } from './jobs.ts';
export { currencyFor } from './place.ts';
export { telemetryRoutes } from './routes.ts';

export function telemetryHandlers(context: Context): readonly JobHandler[] {
  const prune = () =>
    deleteReportsBefore(context.database.db, new Date(context.clock.now() - reportDays * 86_400_000));
  return [handleJob({ job: pruneReportsJob, concurrency: 1, cron: '41 3 * * *', run: prune })];
}
