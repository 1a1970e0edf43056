import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Works on one run. The engine itself decides what is tried again, so the queue never does. */
export const workJob = defineJob({
  name: 'runs.work',
  payload: z.object({ runId: z.uuid() }),
  retryLimit: 0,
  expireInSeconds: 7200,
});

/** Resumes runs whose process has gone and forgets old ones. */
export const sweepJob = defineJob({ name: 'runs.sweep', payload: z.object({}), retryLimit: 0 });

export const runsJobs: readonly Job[] = [workJob, sweepJob];
