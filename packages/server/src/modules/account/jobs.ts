import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Removes the files of a deleted account, and what a call that was under way wrote after the deletion. */
export const finishDeletionJob = defineJob({
  name: 'account.finish-deletion',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 10,
});

/** Looks for LinkedIn connections whose end is near. */
export const connectionEndsJob = defineJob({
  name: 'account.connection-ends',
  payload: z.object({}),
  retryLimit: 0,
});

/** Tells a person by mail that their connection ends. `revision` says which connection is meant. */
export const connectionEndMailJob = defineJob({
  name: 'account.connection-end-mail',
  payload: z.object({
    noticeId: z.uuid(),
    userId: z.uuid(),
    revision: z.number().int(),
    daysLeft: z.number().int(),
  }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

export const accountJobs: readonly Job[] = [finishDeletionJob, connectionEndsJob, connectionEndMailJob];
