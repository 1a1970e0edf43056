import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type Job, type JobHandler } from '../../../platform/queue.ts';
import { sweepSources } from './service.ts';

const sweep = defineJob({ name: 'sources-sweep', payload: z.object({}), retryLimit: 0 });

export const sourcesJobs: readonly Job[] = [sweep];

export function sourcesHandlers(context: Context): readonly JobHandler[] {
  return [handleJob({ job: sweep, concurrency: 1, cron: '37 * * * *', run: () => sweepSources(context) })];
}
