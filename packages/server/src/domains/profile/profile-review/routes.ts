import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  fileAnswer,
  pageOf,
  rawSessionRoute,
  readCursor,
  sessionRoute,
  byCreation,
  type Route,
} from '../../../platform/http/index.ts';
import { notePurchases } from './paid.ts';
import { presentPaid, presentReview, presentSummary } from './present.ts';
import { readFileProfile } from './reading.ts';
import { reportPdf } from './report-pdf.ts';
import { findReviewBefore, listPaidReports, listReviews } from './repository.ts';
import { parseProfileText } from './rules/parse-text.ts';
import { getReview, reportName } from './service.ts';

const mostPaid = 100;
const readRule = { name: 'profile-read', points: 60, perSeconds: 3600 } as const;

export function profileReviewRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.readProfileText, async ({ body }) => ({ data: parseProfileText(body.text) })),
    sessionRoute(contract.readProfileFile, async ({ session, file, signal }) => {
      await context.limits.take(readRule, session.userId);
      if (file === null) throw new AppError('profile_unreadable');
      return { data: await readFileProfile(context, session.userId, await file.bytes(), signal) };
    }),
    sessionRoute(contract.listProfileReviews, async ({ session: { userId }, query: { cursor, limit } }) => {
      await db.transaction(async (tx) => notePurchases(context, tx, userId));
      const page = { after: readCursor(cursor), limit: limit + 1 };
      const [read, paid] = await Promise.all([
        listReviews(db, userId, page),
        listPaidReports(db, userId, mostPaid),
      ]);
      const { rows, nextCursor } = pageOf(read, limit, byCreation);
      return { data: { items: rows.map(presentSummary), nextCursor, paid: paid.map(presentPaid) } };
    }),
    sessionRoute(contract.getProfileReview, async ({ session, params }) => {
      const review = await getReview(context, session.userId, params.id);
      return { data: presentReview(review, await findReviewBefore(db, review)) };
    }),
    rawSessionRoute(contract.profileReviewPdf, async ({ session, params }) => {
      const review = await getReview(context, session.userId, params.id);
      return fileAnswer(await reportPdf(review), { type: 'application/pdf', name: reportName(review) });
    }),
  ];
}
