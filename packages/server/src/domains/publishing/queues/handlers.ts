import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { fillEmptySlots } from './evergreen/service.ts';
import { fillJob } from './jobs.ts';

export function queuesHandlers(context: Context): readonly JobHandler[] {
  return [handleJob({ job: fillJob, cron: '7 * * * *', run: async () => fillEmptySlots(context) })];
}
