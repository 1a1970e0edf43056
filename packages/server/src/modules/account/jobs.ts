import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Removes the files of a deleted account. */
export const removeFilesJob = defineJob({
  name: 'account.remove-files',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 10,
});

export const accountJobs: readonly Job[] = [removeFilesJob];
