import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Asks the provider how an order stands, and settles what it tells. */
export const followJob = defineJob({
  name: 'payments.follow',
  payload: z.object({ purchaseId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

/** Sends money back. */
export const refundJob = defineJob({
  name: 'payments.refund',
  payload: z.object({ refundId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 10,
  expireInSeconds: 120,
});

/** Looks at one person's plan again, some time after something moved. */
export const planJob = defineJob({ name: 'payments.plan', payload: z.object({ userId: z.uuid() }) });

/** Orders left open and refunds without an end. */
export const reconcileJob = defineJob({ name: 'payments.reconcile', payload: z.object({}), retryLimit: 0 });

/** Months that are due and plans that ended. */
export const planSweepJob = defineJob({ name: 'payments.plan-sweep', payload: z.object({}), retryLimit: 0 });

export const pruneEventsJob = defineJob({ name: 'payments.prune', payload: z.object({}) });

/** One mail about money. The subject is the purchase, or for what concerns a refund the refund. */
export const paymentMailJob = defineJob({
  name: 'payments.mail',
  payload: z.object({
    kind: z.enum(['receipt', 'refund', 'refund-failed', 'plan-ends']),
    id: z.uuid(),
  }),
  retryLimit: 9,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

export const paymentsJobs: readonly Job[] = [
  followJob,
  refundJob,
  planJob,
  reconcileJob,
  planSweepJob,
  pruneEventsJob,
  paymentMailJob,
];
