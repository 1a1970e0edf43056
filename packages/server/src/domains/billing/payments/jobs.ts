import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

export const followJob = defineJob({
  name: 'payments.follow',
  payload: z.object({ purchaseId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

export const refundJob = defineJob({
  name: 'payments.refund',
  payload: z.object({ refundId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 10,
  expireInSeconds: 120,
});

/** Updates a user's plan some time after a change. */
export const planJob = defineJob({ name: 'payments.plan', payload: z.object({ userId: z.uuid() }) });

export const reconcileJob = defineJob({ name: 'payments.reconcile', payload: z.object({}), retryLimit: 0 });

/** Grants monthly credits that are due and ends expired plans. */
export const planSweepJob = defineJob({ name: 'payments.plan-sweep', payload: z.object({}), retryLimit: 0 });

/** Sends an email about a payment. The subject is the purchase, or for refunds the refund. */
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
