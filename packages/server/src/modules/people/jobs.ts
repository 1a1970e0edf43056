import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Tells of the reminders that are due. */
export const personRemindersJob = defineJob({
  name: 'people.reminders',
  payload: z.object({}),
  retryLimit: 0,
});

export const peopleJobs: readonly Job[] = [personRemindersJob];
