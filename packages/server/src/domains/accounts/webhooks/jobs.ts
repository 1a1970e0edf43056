import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/** Sends a delivery after `attempts` earlier attempts. Retries are separate jobs. */
export const deliverJob = defineJob({
  name: 'webhooks.deliver',
  payload: z.object({ deliveryId: z.uuid(), attempts: z.number().int() }),
  expireInSeconds: 60,
});

export const turnedOffJob = defineJob({
  name: 'webhooks.turned-off',
  payload: z.object({ webhookId: z.uuid() }),
});
