import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Fills slots that would stay empty with posts that may be repeated, where their person wants it. */
export const fillJob = defineJob({ name: 'queues.fill', payload: z.object({}), retryLimit: 0 });

export const queuesJobs: readonly Job[] = [fillJob];
