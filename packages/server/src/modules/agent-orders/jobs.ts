import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Tells the buyer that a proposal or the agent is there. */
export const orderMailJob = defineJob({
  name: 'agent-orders.mail',
  payload: z.object({ purchaseId: z.uuid(), about: z.enum(['proposal', 'delivered']), at: z.string() }),
  retryLimit: 9,
});

export const orderJobs: readonly Job[] = [orderMailJob];
