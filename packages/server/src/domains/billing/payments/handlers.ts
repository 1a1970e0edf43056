import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { listEndedPlans } from '../../accounts/identity/index.ts';
import { followJob, paymentMailJob, planJob, planSweepJob, reconcileJob, refundJob } from './jobs.ts';
import { listDueChecks, listDueGrants, listOpenRefunds, findRefund } from './repository/purchases.ts';
import { checkPurchase, followPurchase } from './service/follow.ts';
import { ProviderUnavailable } from './service/errors.ts';
import { noticePlanEnds, sendPaymentMail } from './service/mail.ts';
import { followPlan } from './service/plan.ts';
import { sendRefund } from './service/refund.ts';

const batch = 200;
/** A refund that its job has not completed by then is handled by the reconciler. */
const refundPatienceMs = 10 * 60_000;

/** Processes each id separately, so that a failure of one does not affect the others. */
async function eachAlone(
  { log }: Context,
  ids: Iterable<string>,
  run: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await run(id);
    } catch (error) {
      if (error instanceof ProviderUnavailable)
        log.warn({ id, reason: error.message }, 'the payment provider could not be asked');
      else log.error({ id, err: error }, 'a look after payments failed');
    }
  }
}

async function reconcile(context: Context): Promise<void> {
  const { clock, database, razorpay } = context;
  if (razorpay === null) return;
  const now = clock.now();
  await eachAlone(context, await listDueChecks(database.db, new Date(now), batch), async (id) =>
    checkPurchase(context, id),
  );
  const open = await listOpenRefunds(database.db, new Date(now - refundPatienceMs), batch);
  await eachAlone(context, open, async (id) => {
    const refund = await findRefund(database.db, id);
    if (refund?.state === 'intended') await sendRefund(context, razorpay, id);
    else if (refund !== null) await followPurchase(context, refund.purchaseId);
  });
}

async function sweepPlans(context: Context): Promise<void> {
  const now = new Date(context.clock.now());
  const { db } = context.database;
  const due = await listDueGrants(db, now, batch);
  const ended = await listEndedPlans(db, now, batch);
  await eachAlone(context, new Set([...due, ...ended]), async (userId) => followPlan(context, userId));
  await noticePlanEnds(context);
}

export function paymentsHandlers(context: Context): readonly JobHandler[] {
  const { razorpay } = context;
  return [
    handleJob({
      job: followJob,
      concurrency: 2,
      run: async ({ purchaseId }) => followPurchase(context, purchaseId),
    }),
    handleJob({
      job: refundJob,
      async run({ refundId }) {
        if (razorpay !== null) await sendRefund(context, razorpay, refundId);
      },
    }),
    handleJob({ job: planJob, run: async ({ userId }) => followPlan(context, userId) }),
    handleJob({ job: paymentMailJob, run: async (told) => sendPaymentMail(context, told) }),
    handleJob({ job: reconcileJob, cron: '* * * * *', run: async () => reconcile(context) }),
    handleJob({ job: planSweepJob, cron: '* * * * *', run: async () => sweepPlans(context) }),
  ];
}
