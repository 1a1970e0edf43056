import {
  resultPostsNeeded,
  type BestTimes,
  type ResultMetric,
  type ResultPost,
  type Results,
} from '@limelight/contracts';
import { sightingsOf, type Stored } from './collected.ts';
import { mergeAudience, mergeDays } from './days.ts';
import { bestOf, groupPosts } from './groups.ts';
import { joinSightings } from './join.ts';
import { comparePosts, measurePost, type ComparedPost } from './measure.ts';

export interface Window {
  metric: ResultMetric;
  timeZone: string;
  /** In epoch ms. Includes posts from `from` until before `to`. */
  from: number | null;
  to: number | null;
}

const atOf = ({ moment, day }: Pick<ComparedPost, 'moment' | 'day'>) =>
  moment ?? (day === null ? null : Date.parse(`${day}T00:00:00Z`));

/** The posts of a period with their numbers, newest first, each compared with the median of all of them. */
function compareStored(stored: Stored, { metric, from, to }: Window) {
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

const presentPost = ({
  text: _text,
  texts: _texts,
  moment: _moment,
  day: _day,
  value: _value,
  growing: _growing,
  ...post
}: ComparedPost): ResultPost => ({
  ...post,
  times: post.times === null ? null : Math.round(post.times * 100) / 100,
});

/** The days between which the compared posts were published. */
function periodOf(posts: readonly ComparedPost[]): Results['period'] {
  const days = posts
    .flatMap(({ times, publishedOn }) => (times === null ? [] : (publishedOn ?? [])))
    .toSorted();
  const [from] = days;
  const to = days.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

export function overviewOf(
  stored: Stored,
  window: Window,
  topics: readonly string[],
): Omit<Results, 'linkedin'> {
  const { median, posts } = compareStored(stored, window);
  const { groups, repeat } = groupPosts(posts, window.timeZone, topics);
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
    best: repeat.length === 0 ? bestOf(posts, window.timeZone, topics) : null,
    period: periodOf(posts),
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

export function bestTimesOf(stored: Stored, timeZone: string): BestTimes {
  const { posts } = fullestMetric(stored);
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

/** The posts with the multiples that the results page shows first: of impressions, wherever there are any. */
function compareShown(stored: Stored): ReturnType<typeof compareStored> {
  const shown = compareStored(stored, { metric: 'impressions', timeZone: 'UTC', from: null, to: null });
  return shown.median === null ? fullestMetric(stored) : shown;
}

export function strongPostsOf(stored: Stored, most: number): StrongPost[] {
  const { posts } = compareShown(stored);
  return posts
    .flatMap(({ key, text, url, publishedAt, times }) =>
      text === null || times === null || times <= 1
        ? []
        : { key, text, url, publishedAt, times: Math.round(times * 10) / 10 },
    )
    .toSorted((a, b) => b.times - a.times)
    .slice(0, most);
}

export interface OwnResult {
  text: string;
  reactions: number | null;
  comments: number | null;
  impressions: number | null;
  times: number | null;
}

/** The results of each text, also of the texts that other files have of the same post. */
export function ownResultsOf(stored: Stored): OwnResult[] {
  const { posts } = compareShown(stored);
  return posts.flatMap(({ texts, times, figures }) => {
    const { reactions, comments, impressions } = figures;
    return texts.map((text) => ({
      text,
      reactions,
      comments,
      impressions,
      times: times === null ? null : Math.round(times * 100) / 100,
    }));
  });
}

export interface MonthResults {
  posts: ComparedPost[];
  median: number | null;
  days: ReturnType<typeof mergeDays>;
  repeat: ReturnType<typeof groupPosts>['repeat'];
  best: Results['best'];
  compared: number;
  period: Results['period'];
  followers: Results['followers'];
  demographics: Results['demographics'];
}

/** The posts of a month (`YYYY-MM`), compared with the median of all posts as on the results page. */
export function monthOf(
  stored: Stored,
  { month, timeZone, from, to }: { month: string; timeZone: string; from: number; to: number },
  topics: readonly string[],
): MonthResults {
  const all = compareStored(stored, { metric: 'impressions', timeZone, from: null, to: null });
  const { repeat } = groupPosts(all.posts, timeZone, topics);
  return {
    median: all.median,
    repeat,
    best: repeat.length === 0 ? bestOf(all.posts, timeZone, topics) : null,
    compared: all.posts.filter(({ times }) => times !== null).length,
    period: periodOf(all.posts),
    ...mergeAudience(stored.analytics),
    posts: all.posts.filter(({ moment, day }) =>
      moment === null ? day !== null && day.startsWith(month) : moment >= from && moment < to,
    ),
    days: mergeDays(stored.analytics).filter(({ date }) => date.startsWith(month)),
  };
}
