import type { PaidReport, ProfileReview, ProfileReviewSummary } from '@limelight/contracts';
import type { Dated } from '../../../platform/http/index.ts';
import type { PaidReportRow, ReviewRow } from './repository.ts';

export function presentSummary(row: ReviewRow): Dated<ProfileReviewSummary> {
  const { name, headline } = row.profile;
  return { ...row, name, headline };
}

export function presentReview(row: ReviewRow, before: ReviewRow | null): Dated<ProfileReview> {
  return { ...row, ...presentSummary(row), fit: row.fit ?? null, previousScore: before?.score ?? null };
}

export const presentPaid = (row: PaidReportRow): Dated<PaidReport> => ({
  ...row,
  refundedAt: row.state === 'refunded' ? row.updatedAt : null,
});
