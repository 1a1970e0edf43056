import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

export const mailJob = defineJob({
  name: 'notifications.mail',
  payload: z.object({ id: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

export const pushJob = defineJob({
  name: 'notifications.push',
  payload: z.object({ id: z.uuid(), subscriptionId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 15,
});
