import { z } from 'zod';
import { defineJob, type Job } from '../../../platform/queue.ts';

export const personRemindersJob = defineJob({
  name: 'people.reminders',
  payload: z.object({}),
  retryLimit: 0,
});

export const peopleJobs: readonly Job[] = [personRemindersJob];
