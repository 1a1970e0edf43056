import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Removes the files of a deleted account, and what a call that was under way wrote after the deletion. */
export const finishDeletionJob = defineJob({
  name: 'account.finish-deletion',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 10,
});

export const accountJobs: readonly Job[] = [finishDeletionJob];
