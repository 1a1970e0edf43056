import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

export const reportMailJob = defineJob({
  name: 'profile-review.mail',
  payload: z.object({ reviewId: z.uuid() }),
  retryLimit: 9,
});

/** Records new purchases, retries failed reports, and refunds those that are overdue. */
export const paidReportsJob = defineJob({
  name: 'profile-review.paid',
  payload: z.object({}),
  retryLimit: 0,
});
