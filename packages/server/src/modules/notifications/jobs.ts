import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Mails one notification. */
export const mailJob = defineJob({
  name: 'notifications.mail',
  payload: z.object({ id: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

/** Sends one notification to one browser. */
export const pushJob = defineJob({
  name: 'notifications.push',
  payload: z.object({ id: z.uuid(), subscriptionId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 15,
});

/** Forgets what is old. */
export const forgetJob = defineJob({ name: 'notifications.forget', payload: z.object({}), retryLimit: 0 });

export const notificationJobs: readonly Job[] = [mailJob, pushJob, forgetJob];
