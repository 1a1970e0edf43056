import type { Module } from '../../../module.ts';
import { telemetryRoutes } from './routes.ts';
import { telemetryJobs } from './jobs.ts';
import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { pruneReportsJob } from './jobs.ts';
import { deleteReportsBefore } from './repository.ts';
import { reportDays } from './rules.ts';

export { currencyFor } from './place.ts';

export function telemetryHandlers(context: Context): readonly JobHandler[] {
  const prune = () =>
    deleteReportsBefore(context.database.db, new Date(context.clock.now() - reportDays * 86_400_000));
  return [handleJob({ job: pruneReportsJob, concurrency: 1, cron: '41 3 * * *', run: prune })];
}

export const telemetryModule: Module = {
  name: 'telemetry',
  routes: telemetryRoutes,
  jobs: telemetryJobs,
  handlers: telemetryHandlers,
};
