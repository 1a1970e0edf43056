import { firstSteps, stateOf, titleOf, type CheckState } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { renderMail } from '../../../platform/mail-layout.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { unsubscribeOf, wantsMail } from '../../accounts/notifications/index.ts';
import { startRun } from '../../runs/runs/index.ts';
import { failRefused, notePurchases, payBackOverdue } from './paid.ts';
import { reportPdf } from './report-pdf.ts';
import { findAnyReview, findReview, isBought, listToRetry, type ReviewRow } from './repository.ts';
import { reportTitle } from './rules/review.ts';
import { profileReview } from './run.ts';

export async function getReview(context: Context, userId: string, id: string): Promise<ReviewRow> {
  const review = existing(await findReview(context.database.db, userId, id));
  return review;
}

export const reportName = ({ createdAt }: ReviewRow) =>
  `linkedin-profile-review-${createdAt.toISOString().slice(0, 10)}.pdf`;

/**
 * Emails a report with its PDF. People can turn these mails off, except for bought reports. Does nothing if the review
 * is gone or no mail server is configured.
 */
export async function mailReport(context: Context, reviewId: string): Promise<void> {
  const review = await findAnyReview(context.database.db, reviewId);
  if (review === null || !context.mailer.configured) return;
  const { db } = context.database;
  const user = await getUser(db, review.userId);
  if (user === null) return;
  const bought = await isBought(db, reviewId);
  if (!bought && !(await wantsMail(db, user.id, 'report'))) return;
  const wayOut = bought ? {} : { unsubscribe: unsubscribeOf(context, user.id, ['report']) };
  const first = firstSteps(review.checks, 3);
  const of = (state: CheckState) => review.checks.filter((check) => stateOf(check) === state).length;
  const content = renderMail({
    subject: reportTitle(review.score),
    before: [
      `Hello ${user.name},`,
      `your profile passed ${of('passed')} of ${of('passed') + of('failed')} checks. The full report is attached.`,
      ...(first.length === 0
        ? []
        : [`Start with these:\n${first.map((check) => `– ${titleOf(check)}: ${check.advice}`).join('\n')}`]),
    ],
    button: {
      label: 'Open the report',
      url: `${context.config.PUBLIC_URL}/dashboard/linkedin-optimizer?review=${review.id}`,
    },
    after: ['You are receiving this email because you asked for a profile review.'],
    ...wayOut,
  });
  await context.mailer.send({
    to: user.email,
    messageId: `profile-review-${review.id}`,
    ...wayOut,
    ...content,
    attachments: [{ name: reportName(review), mime: 'application/pdf', bytes: await reportPdf(review) }],
  });
}

/** Records new purchases, refunds overdue reports and retries the other failed ones. */
export async function sweepPaidReports(context: Context): Promise<void> {
  await context.database.db.transaction(async (tx) => notePurchases(context, tx));
  await payBackOverdue(context);
  for (const { userId, input, purchaseId } of await listToRetry(context.database.db)) {
    try {
      await startRun(context, profileReview, { owner: { kind: 'user', userId }, input: input?.value });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      context.log.warn({ purchaseId, code: error.code }, 'a bought report could not be started again');
      await failRefused(context, purchaseId);
    }
  }
}
