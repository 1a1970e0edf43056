import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

export const personRemindersJob = defineJob({
  name: 'people.reminders',
  payload: z.object({}),
  retryLimit: 0,
});
