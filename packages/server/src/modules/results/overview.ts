import {
  resultPostsNeeded,
  type BestTimes,
  type ResultMetric,
  type ResultPost,
  type Results,
} from '@limelight/contracts';
import type { Context } from '../../context.ts';
import type { Connection } from '../../platform/db/index.ts';
import { listAnalytics, listMeasuredPosts } from '../imports/index.ts';
import { listMeasurable } from '../posts/index.ts';
import { listNumbers } from './repository.ts';
import { sightingsOf, type Stored } from './rules/collected.ts';
import { mergeAudience, mergeDays } from './rules/days.ts';
import { groupPosts } from './rules/groups.ts';
import { joinSightings } from './rules/join.ts';
import { comparePosts, measurePost, type ComparedPost } from './rules/measure.ts';

const dayMs = 86_400_000;
/** The most posts of each source that are considered, newest first. */
const mostPosts = 3_000;

export type TopicsOf = (connection: Connection, userId: string) => Promise<readonly string[]>;

export interface Window {
  metric: ResultMetric;
  timeZone: string;
  /** In epoch ms. Includes posts from `from` until before `to`. */
  from: number | null;
  to: number | null;
}

export async function loadStored(connection: Connection, userId: string): Promise<Stored> {
  const [posts, exported, analytics, numbers] = await Promise.all([
    listMeasurable(connection, userId, mostPosts),
    listMeasuredPosts(connection, userId, mostPosts),
    listAnalytics(connection, userId),
    listNumbers(connection, userId),
  ]);
  return { posts, exported, analytics, numbers };
}

const atOf = ({ moment, day }: Pick<ComparedPost, 'moment' | 'day'>) =>
  moment ?? (day === null ? null : Date.parse(`${day}T00:00:00Z`));

/** The posts of a period with their numbers, newest first, each compared with the median of all of them. */
export function compareStored(stored: Stored, { metric, from, to }: Window) {
  const measured = joinSightings(sightingsOf(stored))
    .map((post) => measurePost(post, metric))
    .filter((post) => {
      const at = atOf(post);
      if (at === null) return from === null && to === null;
      return (from === null || at >= from) && (to === null || at < to);
    })
    .toSorted((a, b) => (atOf(b) ?? 0) - (atOf(a) ?? 0));
  return comparePosts(measured);
}

export const presentPost = ({
  text: _text,
  moment: _moment,
  day: _day,
  value: _value,
  growing: _growing,
  ...post
}: ComparedPost): ResultPost => ({
  ...post,
  times: post.times === null ? null : Math.round(post.times * 100) / 100,
});

export function windowOf(
  context: Pick<Context, 'clock'>,
  query: { metric: ResultMetric; timeZone: string; days?: number | undefined },
): Window {
  const { metric, timeZone, days } = query;
  return { metric, timeZone, from: days === undefined ? null : context.clock.now() - days * dayMs, to: null };
}

export async function overview(
  context: Pick<Context, 'database'>,
  userId: string,
  window: Window,
  topicsOf: TopicsOf,
): Promise<Omit<Results, 'linkedin'>> {
  const { db } = context.database;
  const stored = await loadStored(db, userId);
  const { median, posts } = compareStored(stored, window);
  const { groups, repeat } = groupPosts(posts, window.timeZone, await topicsOf(db, userId));
  const first = window.from === null ? '' : new Date(window.from).toISOString().slice(0, 10);
  const last = window.to === null ? '~' : new Date(window.to).toISOString().slice(0, 10);
  return {
    metric: window.metric,
    median,
    compared: posts.filter(({ times }) => times !== null).length,
    needed: resultPostsNeeded,
    posts: posts.map(presentPost),
    days: mergeDays(stored.analytics).filter(({ date }) => date >= first && date < last),
    groups,
    repeat,
    ...mergeAudience(stored.analytics),
  };
}

function fullestMetric(stored: Stored): ReturnType<typeof compareStored> {
  const tried = (['impressions', 'engagements', 'reactions'] as const).map((metric) =>
    compareStored(stored, { metric, timeZone: 'UTC', from: null, to: null }),
  );
  const count = ({ posts }: ReturnType<typeof compareStored>) =>
    posts.filter(({ times }) => times !== null).length;
  return tried.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * The times at which a user's posts did well, based only on their own numbers. Reports when there are too few instead
 * of guessing.
 */
export async function bestTimes(
  context: Pick<Context, 'database'>,
  userId: string,
  timeZone: string,
): Promise<BestTimes> {
  const { posts } = fullestMetric(await loadStored(context.database.db, userId));
  const { groups } = groupPosts(posts, timeZone, []);
  const times = groups.flatMap(({ dimension, key, posts: count, times: median, low, high, verdict }) => {
    const timed = dimension === 'weekday' || dimension === 'hour';
    if (!timed || median === null || low === null || high === null || verdict === 'too-few') return [];
    const weekday = dimension === 'weekday' ? Number(key) : null;
    const hour = dimension === 'hour' ? Number(key) : null;
    return { weekday, hour, posts: count, times: median, low, high, verdict };
  });
  return {
    timeZone,
    compared: posts.filter(({ times: one }) => one !== null).length,
    needed: resultPostsNeeded,
    enough: times.length > 0,
    times: times.toSorted((a, b) => b.times - a.times),
  };
}

/** A post that beat its author's own median, for ideas to build on. */
export interface StrongPost {
  key: string;
  text: string;
  url: string | null;
  publishedAt: string | null;
  times: number;
}

/** The user's posts with their ratio to the median, best first. Posts without a text are left out. */
export async function listStrongPosts(
  connection: Connection,
  userId: string,
  most: number,
): Promise<StrongPost[]> {
  const { posts } = fullestMetric(await loadStored(connection, userId));
  return posts
    .flatMap(({ key, text, url, publishedAt, times }) =>
      text === null || times === null || times <= 1
        ? []
        : { key, text, url, publishedAt, times: Math.round(times * 10) / 10 },
    )
    .toSorted((a, b) => b.times - a.times)
    .slice(0, most);
}
