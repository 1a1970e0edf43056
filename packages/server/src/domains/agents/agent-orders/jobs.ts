import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

export const orderMailJob = defineJob({
  name: 'agent-orders.mail',
  payload: z.object({ purchaseId: z.uuid(), about: z.enum(['proposal', 'delivered']), at: z.string() }),
  retryLimit: 9,
});
