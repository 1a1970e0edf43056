import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Tells one side by mail what was written; `acknowledgement` tells a visitor that it arrived. */
export const ticketMailJob = defineJob({
  name: 'support.mail',
  payload: z.object({ messageId: z.uuid(), to: z.enum(['person', 'team', 'acknowledgement']) }),
  retryLimit: 9,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

/** Files that no message holds, and conversations whose time is over. */
export const sweepTicketsJob = defineJob({ name: 'support.sweep', payload: z.object({}), retryLimit: 0 });

export const supportJobs: readonly Job[] = [ticketMailJob, sweepTicketsJob];
