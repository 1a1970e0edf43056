import type { PaidReport, ProfileReview, ProfileReviewSummary } from '@limelight/contracts';
import type { PaidReportRow, ReviewRow } from './repository.ts';

export function presentSummary({
  id,
  profile,
  targetRole,
  score,
  createdAt,
}: ReviewRow): ProfileReviewSummary {
  const { name, headline } = profile;
  return { id, name, headline, targetRole, score, createdAt: createdAt.toISOString() };
}

export function presentReview(row: ReviewRow, before: ReviewRow | null): ProfileReview {
  const { profile, checks, fit } = row;
  return { ...presentSummary(row), profile, checks, fit: fit ?? null, previousScore: before?.score ?? null };
}

export function presentPaid(row: PaidReportRow): PaidReport {
  const { purchaseId, state, boughtAt, dueAt, updatedAt, reviewId } = row;
  return {
    purchaseId,
    state,
    boughtAt: boughtAt.toISOString(),
    dueAt: dueAt.toISOString(),
    refundedAt: state === 'refunded' ? updatedAt.toISOString() : null,
    reviewId,
  };
}
