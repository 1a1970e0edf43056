import { z } from 'zod';
import { defineJob, type Job } from '../../../platform/queue.ts';

/** Fills slots that would stay empty with evergreen posts, for users who want it. */
export const fillJob = defineJob({ name: 'queues.fill', payload: z.object({}), retryLimit: 0 });

export const queuesJobs: readonly Job[] = [fillJob];
