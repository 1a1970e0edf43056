import { reviewDeliveryHours, type profileReviewRun } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { StartedRun } from '../../run.ts';
import { notify } from '../notifications/index.ts';
import { listPaidPurchases, refundPurchase } from '../payments/index.ts';
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
/** How long the operator's list shows a report that was paid back. */
const refundShownMs = 30 * 24 * hourMs;
const page = '/dashboard/linkedin-optimizer';
const day = (at: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
/** After this many failed runs a person of the team takes over. */
export const failuresBeforeHandOver = 3;

/** Notes purchases of the analysis as reports to deliver. Safe to call often; of one person or of everybody. */
export async function notePurchases(context: Context, tx: Tx, userId?: string): Promise<void> {
  // Read before the purchases: what is paid all the same was refused by the provider, and is not being paid back now.
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
  // A purchase that was cancelled meanwhile has no report to come.
  await deleteUnpaidReports(tx, paidIds, userId);
  const owedAgain = paidIds.filter((id) => refunded.has(id));
  if (owedAgain.length > 0) await reopenRefunded(tx, owedAgain, updatedAt);
}

/** Takes a bought report for a run. Refuses with `not_found` for a foreign purchase, `profile_paid_used` for a used one. */
export async function takePaid(tx: Tx, run: StartedRun, input: Input): Promise<void> {
  const { purchaseId } = input;
  if (purchaseId === undefined) return;
  await notePurchases(run.context, tx, run.userId);
  const report = await lockPaidReport(tx, purchaseId);
  if (report === null || report.userId !== run.userId) throw new AppError('not_found');
  if (['delivered', 'running', 'refunded'].includes(report.state)) throw new AppError('profile_paid_used');
  const updatedAt = new Date(run.context.clock.now());
  await updatePaidReport(tx, purchaseId, {
    state: 'running',
    runId: run.id,
    input: { value: input },
    updatedAt,
  });
}

export async function deliverPaid(tx: Tx, run: StartedRun, { purchaseId }: Input): Promise<void> {
  if (purchaseId === undefined) return;
  const updatedAt = new Date(run.context.clock.now());
  await updatePaidReport(tx, purchaseId, { state: 'delivered', reviewId: run.id, input: null, updatedAt });
}

/**
 * A failed run leaves the report open: it is tried again, and handed to a person after several failures. The buyer is told
 * and can bring another profile; a report that is due and still missing is paid back.
 */
export async function failPaid(tx: Tx, run: StartedRun, { purchaseId }: Input): Promise<void> {
  if (purchaseId === undefined) return;
  const report = await lockPaidReport(tx, purchaseId);
  if (report === null || report.runId !== run.id) return;
  const failures = report.failures + 1;
  const state = failures >= failuresBeforeHandOver ? 'handed-over' : 'waiting';
  await updatePaidReport(tx, purchaseId, { state, failures, updatedAt: new Date(run.context.clock.now()) });
  if (state !== 'handed-over') return;
  run.context.log.error({ purchaseId }, 'a bought report was handed over to the team');
  await notify(run.context, tx, {
    userId: run.userId,
    kind: 'report',
    key: `report-failed:${purchaseId}`,
    title: 'We could not make the report you bought',
    detail: `Our team has been told. You can add another file of your profile to try again at once. If there is no report by ${day(report.dueAt)}, you get your money back.`,
    path: page,
  });
}

/**
 * Pays one report back whose runs failed and whose time is over, unless a run has taken it meanwhile. The mail about the
 * money is the refund's own.
 */
async function payBack(context: Context, { purchaseId, userId }: PaidReportRow): Promise<void> {
  const updatedAt = new Date(context.clock.now());
  const done = await refundPurchase(context, {
    purchaseId,
    actor: 'program',
    late: true,
    take: async (tx) => {
      const report = await lockPaidReport(tx, purchaseId);
      if (report === null || (report.state !== 'handed-over' && report.state !== 'waiting')) return false;
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

/** Pays back the reports that failed and whose time is over. */
export async function payBackOverdue(context: Context): Promise<void> {
  for (const report of await listOverdue(context.database.db, new Date(context.clock.now())))
    await payBack(context, report);
}

/** What the operator sees: every bought report that is not delivered, those due first, and those paid back lately. */
export async function openReports(context: Context): Promise<PaidReportRow[]> {
  await context.database.db.transaction(async (tx) => notePurchases(context, tx));
  return listOpenReports(context.database.db, new Date(context.clock.now() - refundShownMs));
}
