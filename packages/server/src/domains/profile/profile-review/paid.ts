import { reviewDeliveryHours, type profileReviewRun } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { StartedRun } from '../../../run.ts';
import { notify } from '../../accounts/notifications/index.ts';
import { listPaidPurchases, refundPurchase } from '../../billing/payments/index.ts';
import {
  deleteUnpaidReports,
  insertPaidReports,
  listOpenReports,
  listOverdue,
  listRefunded,
  lockPaidReport,
  reopenRefunded,
  updatePaidReport,
  type PaidReportRow,
} from './repository.ts';

type Input = z.output<(typeof profileReviewRun)['input']>;

const product = 'p_linkedin_analysis';
const hourMs = 3_600_000;
const refundShownMs = 30 * 24 * hourMs;
const page = '/dashboard/linkedin-optimizer';
const day = (at: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
export const failuresBeforeHandOver = 3;

/** Creates the reports owed for purchases, of one person or of everybody. Safe to call repeatedly. */
export async function notePurchases(context: Context, tx: Tx, userId?: string): Promise<void> {
  // Must be read before the purchases. A purchase that is in both lists is still paid because the provider refused the
  // refund, not because a refund is in progress.
  const refunded = new Set(await listRefunded(tx, userId));
  const purchases = await listPaidPurchases(tx, product, userId);
  const updatedAt = new Date(context.clock.now());
  const rows = purchases.map(({ id, userId: owner, paidAt }): PaidReportRow => {
    const boughtAt = paidAt ?? updatedAt;
    return {
      purchaseId: id,
      userId: owner,
      state: 'waiting',
      boughtAt,
      dueAt: new Date(boughtAt.getTime() + reviewDeliveryHours * hourMs),
      runId: null,
      reviewId: null,
      failures: 0,
      input: null,
      updatedAt,
    };
  });
  await insertPaidReports(tx, rows);
  const paidIds = purchases.map(({ id }) => id);
  // Purchases cancelled since have no report.
  await deleteUnpaidReports(tx, paidIds, userId);
  const owedAgain = paidIds.filter((id) => refunded.has(id));
  if (owedAgain.length > 0) await reopenRefunded(tx, owedAgain, updatedAt);
}

/**
 * Claims a bought report for a run. The deadline counts from when the buyer gives a profile, and retries with it do not
 * move it. Refuses with `not_found` for another person's purchase and with `profile_paid_used` for a used one.
 */
export async function takePaid(tx: Tx, run: StartedRun, input: Input): Promise<void> {
  const { purchaseId } = input;
  if (purchaseId === undefined) return;
  await notePurchases(run.context, tx, run.userId);
  const report = await lockPaidReport(tx, purchaseId);
  if (report === null || report.userId !== run.userId) throw new AppError('not_found');
  if (['delivered', 'running', 'refunded'].includes(report.state)) throw new AppError('profile_paid_used');
  const now = run.context.clock.now();
  const updatedAt = new Date(now);
  const due = new Date(Math.max(report.dueAt.getTime(), now + reviewDeliveryHours * hourMs));
  await updatePaidReport(tx, purchaseId, {
    state: 'running',
    runId: run.id,
    dueAt: report.input === null ? due : report.dueAt,
    input: { value: input },
    updatedAt,
  });
}

export async function deliverPaid(tx: Tx, run: StartedRun, { purchaseId }: Input): Promise<void> {
  if (purchaseId === undefined) return;
  const updatedAt = new Date(run.context.clock.now());
  await updatePaidReport(tx, purchaseId, { state: 'delivered', reviewId: run.id, input: null, updatedAt });
}

/** Reopens the report after the buyer cancelled its run. It waits for a profile again, and nothing has failed. */
export async function releasePaid(tx: Tx, run: StartedRun, { purchaseId }: Input): Promise<void> {
  if (purchaseId === undefined) return;
  const report = await lockPaidReport(tx, purchaseId);
  if (report === null || report.runId !== run.id) return;
  const state = report.failures >= failuresBeforeHandOver ? 'handed-over' : 'waiting';
  const updatedAt = new Date(run.context.clock.now());
  // Without its input, nothing is retried and the next profile sets a new deadline. A promised refund keeps its date.
  const input = state === 'handed-over' ? report.input : null;
  await updatePaidReport(tx, purchaseId, { state, input, updatedAt });
}

/**
 * Reopens the report after a failed run. After several failures it is handed over to the team, and the buyer is
 * notified and can submit another profile. Reports handed over are refunded once they are overdue.
 */
export async function failPaid(tx: Tx, run: StartedRun, { purchaseId }: Input): Promise<void> {
  if (purchaseId === undefined) return;
  const report = await lockPaidReport(tx, purchaseId);
  if (report === null || report.runId !== run.id) return;
  await countFailure(run.context, tx, report);
}

/** Counts a retry that was refused, if the report is overdue. Without this, it would wait for its money forever. */
export async function failRefused(context: Context, purchaseId: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const report = await lockPaidReport(tx, purchaseId);
    if (report?.state !== 'waiting' || report.dueAt.getTime() > context.clock.now()) return;
    await countFailure(context, tx, report);
  });
}

async function countFailure(context: Context, tx: Tx, report: PaidReportRow): Promise<void> {
  const { purchaseId, userId } = report;
  const failures = report.failures + 1;
  const state = failures >= failuresBeforeHandOver ? 'handed-over' : 'waiting';
  await updatePaidReport(tx, purchaseId, { state, failures, updatedAt: new Date(context.clock.now()) });
  if (state !== 'handed-over') return;
  context.log.error({ purchaseId }, 'a bought report was handed over to the team');
  await notify(context, tx, {
    userId,
    kind: 'report',
    key: `report-failed:${purchaseId}`,
    title: 'We could not make the report you bought',
    detail: `Our team has been told. You can add another file of your profile to try again at once. If there is no report by ${day(report.dueAt)}, you get your money back.`,
    path: page,
  });
}

/**
 * Refunds an overdue report that was handed over, unless a run has claimed it in the meantime. The mail about the money
 * is sent by the refund.
 */
async function payBack(context: Context, { purchaseId, userId }: PaidReportRow): Promise<void> {
  const updatedAt = new Date(context.clock.now());
  const done = await refundPurchase(context, {
    purchaseId,
    actor: 'program',
    late: true,
    take: async (tx) => {
      const report = await lockPaidReport(tx, purchaseId);
      if (report?.state !== 'handed-over') return false;
      await updatePaidReport(tx, purchaseId, { state: 'refunded', input: null, updatedAt });
      await notify(context, tx, {
        userId,
        kind: 'report',
        key: `report-refunded:${purchaseId}`,
        title: 'Your report could not be made, so your money goes back',
        detail: 'It arrives with the method you paid with, within 5-7 working days.',
        path: '/dashboard/payments',
        mail: 'own',
      });
      return true;
    },
  });
  if (typeof done === 'object')
    context.log.error({ purchaseId }, 'a bought report was not made in time and is paid back');
}

export async function payBackOverdue(context: Context): Promise<void> {
  for (const report of await listOverdue(context.database.db, new Date(context.clock.now())))
    await payBack(context, report);
}

/** The operator's list: all undelivered reports, earliest deadline first, and recently refunded ones. */
export async function openReports(context: Context): Promise<PaidReportRow[]> {
  await context.database.db.transaction(async (tx) => notePurchases(context, tx));
  return listOpenReports(context.database.db, new Date(context.clock.now() - refundShownMs));
}
