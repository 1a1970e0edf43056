import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/**
 * Removes the files of a deleted account, and rows written by requests that were still running when it was deleted.
 */
export const finishDeletionJob = defineJob({
  name: 'account.finish-deletion',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 10,
});

export const connectionEndsJob = defineJob({
  name: 'account.connection-ends',
  payload: z.object({}),
  retryLimit: 0,
});

/** `revision` identifies the connection, which the person may have renewed since. */
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
