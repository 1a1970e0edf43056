import { z } from 'zod';
import { defineJob, type Job } from '../../../platform/queue.ts';

export const orderMailJob = defineJob({
  name: 'agent-orders.mail',
  payload: z.object({ purchaseId: z.uuid(), about: z.enum(['proposal', 'delivered']), at: z.string() }),
  retryLimit: 9,
});

export const orderJobs: readonly Job[] = [orderMailJob];
