import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Sends a finished report to the person. */
export const reportMailJob = defineJob({
  name: 'profile-review.mail',
  payload: z.object({ reviewId: z.uuid() }),
  retryLimit: 9,
});

/** Notes new purchases, tries failed reports again, and pays back those that failed until their time was over. */
export const paidReportsJob = defineJob({
  name: 'profile-review.paid',
  payload: z.object({}),
  retryLimit: 0,
});

export const profileReviewJobs: readonly Job[] = [reportMailJob, paidReportsJob];
