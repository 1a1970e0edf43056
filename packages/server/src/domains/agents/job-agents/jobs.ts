import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

export const dailyJob = defineJob({ name: 'job-agents.daily', payload: z.object({}), retryLimit: 0 });
/** Emails the openings that a daily search found for the first time. */
export const digestJob = defineJob({
  name: 'job-agents.digest',
  payload: z.object({
    mailId: z.uuid(),
    userId: z.uuid(),
    searchId: z.uuid(),
    jobIds: z.array(z.uuid()),
    /** The number of new openings that the email does not list. */
    more: z.number().int().default(0),
  }),
});
export const remindersJob = defineJob({ name: 'job-agents.reminders', payload: z.object({}), retryLimit: 0 });
export const reminderJob = defineJob({
  name: 'job-agents.reminder',
  payload: z.object({ mailId: z.uuid(), userId: z.uuid(), jobId: z.uuid() }),
});
