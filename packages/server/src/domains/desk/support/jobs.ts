import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/** Notifies one side of a new message by email. `acknowledgement` confirms to a visitor that it arrived. */
export const ticketMailJob = defineJob({
  name: 'support.mail',
  payload: z.object({ messageId: z.uuid(), to: z.enum(['person', 'team', 'acknowledgement']) }),
  retryLimit: 9,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

/** Removes files without a message and expired conversations. */
export const sweepTicketsJob = defineJob({ name: 'support.sweep', payload: z.object({}), retryLimit: 0 });
