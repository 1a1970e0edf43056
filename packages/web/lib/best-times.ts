import { getBestTimes, type EndpointData } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readQuery } from './read-query.ts';

export type BestSlots = EndpointData<typeof getBestTimes>;

/** The times at which the user's own posts beat their median, and the next such times. */
export const bestTimesQuery = (timeZone: string) =>
  queryOptions({
    ...readQuery(['planning', 'best-times', timeZone], getBestTimes, { query: { timeZone } }),
    staleTime: 300_000,
    retry: false,
  });

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** For example "Tuesdays: 1.6× your median, 9 posts", for each group of posts that did better. */
export function bestWords({ weekday, hour }: Pick<BestSlots, 'weekday' | 'hour'>): string[] {
  const words = (name: string, { times, posts }: { times: number; posts: number }) =>
    `${name}: ${times.toFixed(1)}× your median, ${posts} posts`;
  return [
    ...(weekday === null ? [] : [words(weekdays[weekday.value - 1] ?? '', weekday)]),
    ...(hour === null ? [] : [words(`${hour.value}:00 to ${hour.value}:59`, hour)]),
  ];
}
