import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue.ts';
import { sweepSources } from './service.ts';

const sweep = defineJob({ name: 'sources-sweep', payload: z.object({}), retryLimit: 0 });

export function sourcesHandlers(context: Context): readonly JobHandler[] {
  return [handleJob({ job: sweep, cron: '37 * * * *', run: () => sweepSources(context) })];
}
