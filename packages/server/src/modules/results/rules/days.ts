import type { ResultDay, Results } from '@limelight/contracts';
import type { AnalyticsImport } from '../../imports/index.ts';

/** The end of what a workbook knows. */
const lastDay = ({ results }: AnalyticsImport) =>
  results.end ?? results.followers.asOf ?? results.days.at(-1)?.date ?? '';

/** Workbooks from the oldest to the newest: LinkedIn revises recent days upward, so the newest word counts. */
export const inOrder = (analytics: readonly AnalyticsImport[]): AnalyticsImport[] =>
  analytics.toSorted(
    (a, b) => lastDay(a).localeCompare(lastDay(b)) || a.importedAt.getTime() - b.importedAt.getTime(),
  );

/** The days of all workbooks, each once. */
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

/** Followers and readers as the newest workbook that knows them tells. */
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
