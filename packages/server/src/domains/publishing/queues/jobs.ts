import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/** Fills slots that would stay empty with evergreen posts, for users who want it. */
export const fillJob = defineJob({ name: 'queues.fill', payload: z.object({}), retryLimit: 0 });
