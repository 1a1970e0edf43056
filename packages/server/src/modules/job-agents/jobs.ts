import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Starts the daily runs that are due. */
export const dailyJob = defineJob({ name: 'job-agents.daily', payload: z.object({}), retryLimit: 0 });
/** Mails what a daily run found that its search had not told of. */
export const digestJob = defineJob({
  name: 'job-agents.digest',
  payload: z.object({
    mailId: z.uuid(),
    userId: z.uuid(),
    searchId: z.uuid(),
    jobIds: z.array(z.uuid()),
    /** New openings beside those. */
    more: z.number().int().default(0),
  }),
});
/** Finds the reminders that are due. */
export const remindersJob = defineJob({ name: 'job-agents.reminders', payload: z.object({}), retryLimit: 0 });
/** Mails one reminder. */
export const reminderJob = defineJob({
  name: 'job-agents.reminder',
  payload: z.object({ mailId: z.uuid(), userId: z.uuid(), jobId: z.uuid() }),
});

export const jobAgentsJobs: readonly Job[] = [dailyJob, digestJob, remindersJob, reminderJob];
