import type { ResultDay, ResultFigure, ResultPost, Results } from '@limelight/contracts';
import { resultMetrics, timesWords, type ResultMetric } from '@limelight/contracts/catalog';
import { formatNumber } from '../../../lib/format.ts';

/** The available periods in days. 0 means all posts. */
export const periods = [
  { days: 0, label: 'All posts' },
  { days: 365, label: 'Last 12 months' },
  { days: 90, label: 'Last 90 days' },
] as const;

const isMetric = (value: string): value is ResultMetric => Object.hasOwn(resultMetrics, value);

export function viewIn(search: URLSearchParams): { metric: ResultMetric; days: number } {
  const metric = search.get('metric') ?? '';
  const days = Number(search.get('days') ?? 0);
  return {
    metric: isMetric(metric) ? metric : 'impressions',
    days: periods.some((period) => period.days === days) ? days : 0,
  };
}

/** For example "1,204", or "3.2%" for a rate. */
export const formatValue = (value: number, metric: ResultMetric): string =>
  metric === 'rate' ? `${(value * 100).toFixed(1)}%` : formatNumber(Math.round(value));

export const formatTimes = timesWords;

/** The value of a post in the metric, or null if it is unknown. */
export function valueOf({ figures }: ResultPost, metric: ResultMetric): number | null {
  if (metric !== 'rate') return figures[metric];
  const { impressions, reactions, comments, reposts } = figures;
  const parts =
    reactions === null || comments === null || reposts === null ? null : reactions + comments + reposts;
  const engagements = figures.engagements ?? parts;
  return impressions === null || engagements === null || impressions === 0 ? null : engagements / impressions;
}

export type DayFigure = 'impressions' | 'engagements' | 'newFollowers';

export const dayFigures: Readonly<Record<DayFigure, string>> = {
  impressions: 'Impressions',
  engagements: 'Engagements',
  newFollowers: 'New followers',
};

export interface Span {
  from: string;
  days: number;
  total: number;
}

const mostSpans = 60;

/** The days as they are, or grouped into weeks if there are many. Days without a number count as nothing. */
export function spansOf(days: readonly ResultDay[], figure: DayFigure): Span[] {
  const size = days.length > mostSpans ? 7 : 1;
  const spans: Span[] = [];
  // Grouped from the end, so that the newest week is complete.
  for (let end = days.length; end > 0; end -= size) {
    const some = days.slice(Math.max(0, end - size), end);
    const [first] = some;
    if (first === undefined) break;
    spans.unshift({
      from: first.date,
      days: some.length,
      total: some.reduce((sum, day) => sum + (day[figure] ?? 0), 0),
    });
  }
  return spans;
}

export const totalOf = (days: readonly ResultDay[], figure: DayFigure): number | null =>
  days.some((day) => day[figure] !== null) ? days.reduce((sum, day) => sum + (day[figure] ?? 0), 0) : null;

export type PostOrder = 'newest' | 'best';

/** Posts by date, newest first, or by their ratio to the median, best first. */
export const orderPosts = (posts: readonly ResultPost[], order: PostOrder): readonly ResultPost[] =>
  order === 'newest' ? posts : posts.toSorted((a, b) => (b.times ?? -1) - (a.times ?? -1));

export const isEmpty = ({ posts, days }: Results) => posts.length === 0 && days.length === 0;

/** The last twelve months, newest first, such as `2026-10`. */
export function recentMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, back) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1));
    return month.toISOString().slice(0, 7);
  });
}

/** For example "October 2026". */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The figures that can be entered manually, in the order of LinkedIn's own analytics page. */
export const handFigures: readonly { name: ResultFigure; label: string }[] = [
  { name: 'impressions', label: 'Impressions' },
  { name: 'membersReached', label: 'Members reached' },
  { name: 'reactions', label: 'Reactions' },
  { name: 'comments', label: 'Comments' },
  { name: 'reposts', label: 'Reposts' },
  { name: 'saves', label: 'Saves' },
  { name: 'sends', label: 'Sends' },
  { name: 'followersGained', label: 'Followers gained' },
];

/** Parses a typed whole number such as "1,204", "1.204" or "1 204". Null for an empty field, undefined for anything else. */
export function readFigure(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^(?:\d{1,9}|\d{1,3}(?:([,.\s])\d{3})(?:\1\d{3})?)$/u.test(typed)) return undefined;
  return Number(typed.replace(/\D/g, ''));
}

/** Round multiples of the median up to one that is not below `most`: 0×, 0.5×, 1×, … or 0×, 2×, 4×, … */
export function ticksTo(most: number): readonly number[] {
  const step = [0.5, 1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 6) ?? Math.ceil(most / 6);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
