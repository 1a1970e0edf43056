import type { ResultDay, Results } from '@limelight/contracts';
import type { AnalyticsImport } from '../../../library/imports/index.ts';

/** The last day a workbook covers. */
const lastDay = ({ results }: AnalyticsImport) =>
  results.end ?? results.followers.asOf ?? results.days.at(-1)?.date ?? '';

/** Workbooks from oldest to newest. LinkedIn revises recent days upward, so the newest number counts. */
export const inOrder = (analytics: readonly AnalyticsImport[]): AnalyticsImport[] =>
  analytics.toSorted(
    (a, b) => lastDay(a).localeCompare(lastDay(b)) || a.importedAt.getTime() - b.importedAt.getTime(),
  );

/** The days of all workbooks without duplicates. */
export function mergeDays(analytics: readonly AnalyticsImport[]): ResultDay[] {
  const days = new Map<string, ResultDay>();
  for (const { results } of inOrder(analytics))
    for (const day of results.days) {
      const before = days.get(day.date);
      days.set(day.date, {
        date: day.date,
        impressions: day.impressions ?? before?.impressions ?? null,
        engagements: day.engagements ?? before?.engagements ?? null,
        newFollowers: day.newFollowers ?? before?.newFollowers ?? null,
      });
    }
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Followers and demographics from the newest workbook that has them. */
export function mergeAudience(
  analytics: readonly AnalyticsImport[],
): Pick<Results, 'followers' | 'demographics'> {
  const newest = inOrder(analytics).toReversed();
  const counted = newest.find(
    ({ results: { followers } }) => followers.total !== null && followers.asOf !== null,
  );
  const { total = null, asOf = null } = counted?.results.followers ?? {};
  return {
    followers: total === null || asOf === null ? null : { total, asOf },
    demographics: newest.find(({ results }) => results.demographics.length > 0)?.results.demographics ?? [],
  };
}
