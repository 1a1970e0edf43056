import { reviewDeliveryHours, type profileReviewRun } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { StartedRun } from '../../run.ts';
import { listPaidPurchases } from '../payments/index.ts';
import {
  deleteUnpaidReports,
  insertPaidReports,
  listOpenReports,
  lockPaidReport,
  updatePaidReport,
  type PaidReportRow,
} from './repository.ts';

type Input = z.output<(typeof profileReviewRun)['input']>;

const product = 'p_linkedin_analysis';
const hourMs = 3_600_000;
/** After this many failed runs a person of the team takes over. */
export const failuresBeforeHandOver = 3;

/** Notes purchases of the analysis as reports to deliver. Safe to call often; of one person or of everybody. */
export async function notePurchases(context: Context, tx: Tx, userId?: string): Promise<void> {
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
  // A purchase that was cancelled meanwhile has no report to come.
  await deleteUnpaidReports(
    tx,
    purchases.map(({ id }) => id),
    userId,
  );
}

/** Takes a bought report for a run. Refuses with `not_found` for a foreign purchase, `profile_paid_used` for a used one. */
export async function takePaid(tx: Tx, run: StartedRun, input: Input): Promise<void> {
  const { purchaseId } = input;
  if (purchaseId === undefined) return;
  await notePurchases(run.context, tx, run.userId);
  const report = await lockPaidReport(tx, purchaseId);
  if (report === null || report.userId !== run.userId) throw new AppError('not_found');
  if (report.state === 'delivered' || report.state === 'running') throw new AppError('profile_paid_used');
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

/** A failed run leaves the report open: it is tried again, and handed to a person after several failures. */
export async function failPaid(tx: Tx, run: StartedRun, { purchaseId }: Input): Promise<void> {
  if (purchaseId === undefined) return;
  const report = await lockPaidReport(tx, purchaseId);
  if (report === null || report.runId !== run.id) return;
  const failures = report.failures + 1;
  const state = failures >= failuresBeforeHandOver ? 'handed-over' : 'waiting';
  await updatePaidReport(tx, purchaseId, { state, failures, updatedAt: new Date(run.context.clock.now()) });
  if (state === 'handed-over')
    run.context.log.error({ purchaseId }, 'a bought report was handed over to the team');
}

/** What the operator sees: every bought report that is not delivered, those due first. */
export async function openReports(context: Context): Promise<PaidReportRow[]> {
  await context.database.db.transaction(async (tx) => notePurchases(context, tx));
  return listOpenReports(context.database.db);
}
