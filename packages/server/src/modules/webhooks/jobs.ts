import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Sends a delivery for the time after `attempts`. The tries after a failure are jobs of their own. */
export const deliverJob = defineJob({
  name: 'webhooks.deliver',
  payload: z.object({ deliveryId: z.uuid(), attempts: z.number().int() }),
  expireInSeconds: 60,
});

/** Tells the owner by mail that a webhook was turned off. */
export const turnedOffJob = defineJob({
  name: 'webhooks.turned-off',
  payload: z.object({ webhookId: z.uuid() }),
});

export const pruneDeliveriesJob = defineJob({ name: 'webhooks.prune', payload: z.object({}) });

export const webhookJobs: readonly Job[] = [deliverJob, turnedOffJob, pruneDeliveriesJob];
