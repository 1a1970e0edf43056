import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/** Works on a run. The engine decides about retries, so the queue never retries. */
export const workJob = defineJob({
  name: 'runs.work',
  payload: z.object({ runId: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 7200,
});

export const sweepJob = defineJob({ name: 'runs.sweep', payload: z.object({}), retryLimit: 0 });
