import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/** Asks LinkedIn for numbers once a day, where the application is allowed to. */
export const readingJob = defineJob({ name: 'results.reading', payload: z.object({}), retryLimit: 0 });

export const readPersonJob = defineJob({
  name: 'results.read-person',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 600,
});

export const monthJob = defineJob({ name: 'results.month', payload: z.object({}), retryLimit: 0 });

export const reportMailJob = defineJob({
  name: 'results.report-mail',
  payload: z.object({ userId: z.uuid(), month: z.string().max(7) }),
  retryLimit: 9,
});
