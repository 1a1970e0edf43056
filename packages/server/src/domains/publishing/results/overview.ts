import type { BestTimes, ResultMetric, Results } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { threadFile } from '../../../platform/threads/index.ts';
import { listAnalytics, listMeasuredPosts } from '../../library/imports/index.ts';
import { listMeasurable } from '../../posts/posts/index.ts';
import { listNumbers } from './repository.ts';
import type { Stored } from './rules/collected.ts';
import * as comparing from './rules/compare.ts';

const dayMs = 86_400_000;
/** The most posts of each source that are considered, newest first. */
const mostPosts = 3_000;
/** Up to this number of posts, comparing them takes less time than handing them to a thread. */
const comparedHere = 200;

type Comparing = Pick<
  typeof comparing,
  'bestTimesOf' | 'monthOf' | 'overviewOf' | 'ownResultsOf' | 'strongPostsOf'
>;
const comparingFile = threadFile<Comparing>(import.meta.url, 'comparing');

export type TopicsOf = (connection: Connection, userId: string) => Promise<readonly string[]>;
export type ResultsContext = Pick<Context, 'database' | 'threads'>;

async function loadStored(connection: Connection, userId: string): Promise<Stored> {
  const [posts, exported, analytics, numbers] = await Promise.all([
    listMeasurable(connection, userId, mostPosts),
    listMeasuredPosts(connection, userId, mostPosts),
    listAnalytics(connection, userId),
    listNumbers(connection, userId),
  ]);
  return { posts, exported, analytics, numbers };
}

const isSmall = ({ posts, exported, analytics, numbers }: Stored) =>
  posts.length + exported.length + numbers.length <= comparedHere && analytics.length <= 10;

export function windowOf(
  context: Pick<Context, 'clock'>,
  query: { metric: ResultMetric; timeZone: string; days?: number | undefined },
): comparing.Window {
  const { metric, timeZone, days } = query;
  return { metric, timeZone, from: days === undefined ? null : context.clock.now() - days * dayMs, to: null };
}

export async function overview(
  { database, threads }: ResultsContext,
  userId: string,
  window: comparing.Window,
  topicsOf: TopicsOf,
): Promise<Omit<Results, 'linkedin'>> {
  const stored = await loadStored(database.db, userId);
  const topics = await topicsOf(database.db, userId);
  return isSmall(stored)
    ? comparing.overviewOf(stored, window, topics)
    : threads.texts.call(comparingFile, 'overviewOf', [stored, window, topics], { owner: userId });
}

/**
 * The times at which a user's posts did well, based only on their own numbers. Reports when there are too few instead
 * of guessing.
 */
export async function bestTimes(
  { database, threads }: ResultsContext,
  userId: string,
  timeZone: string,
): Promise<BestTimes> {
  const stored = await loadStored(database.db, userId);
  return isSmall(stored)
    ? comparing.bestTimesOf(stored, timeZone)
    : threads.texts.call(comparingFile, 'bestTimesOf', [stored, timeZone], { owner: userId });
}

/** The user's posts with their ratio to the median, best first. Posts without a text are left out. */
export async function listStrongPosts(
  { database, threads }: ResultsContext,
  userId: string,
  most: number,
): Promise<comparing.StrongPost[]> {
  const stored = await loadStored(database.db, userId);
  return isSmall(stored)
    ? comparing.strongPostsOf(stored, most)
    : threads.texts.call(comparingFile, 'strongPostsOf', [stored, most], { owner: userId });
}

/** The results of a user's own posts that have a text. */
export async function listOwnResults(
  { database, threads }: ResultsContext,
  userId: string,
): Promise<comparing.OwnResult[]> {
  const stored = await loadStored(database.db, userId);
  return isSmall(stored)
    ? comparing.ownResultsOf(stored)
    : threads.texts.call(comparingFile, 'ownResultsOf', [stored], { owner: userId });
}

export async function compareMonth(
  { database, threads }: ResultsContext,
  userId: string,
  month: Parameters<typeof comparing.monthOf>[1],
  topicsOf: TopicsOf,
): Promise<comparing.MonthResults> {
  const stored = await loadStored(database.db, userId);
  const topics = await topicsOf(database.db, userId);
  return isSmall(stored)
    ? comparing.monthOf(stored, month, topics)
    : threads.texts.call(comparingFile, 'monthOf', [stored, month, topics], { owner: userId });
}
