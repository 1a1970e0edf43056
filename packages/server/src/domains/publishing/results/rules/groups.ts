import {
  resultFalseAlarms,
  resultFormats,
  resultHooks,
  resultLengths,
  resultPostsNeeded,
  type ResultBest,
  type ResultDimension,
  type ResultFinding,
  type ResultGroup,
} from '@limelight/contracts';
import { termsOf } from '../../../../platform/terms.ts';
import type { ComparedPost } from './measure.ts';
import { hookOf, lengthOf, tagsOf } from './shape.ts';
import { falseDiscovery, medianInterval, medianOf, signTest } from './statistics.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** The number of hashtags reported, most used first. */
const mostTags = 30;
const mostEvidence = 5;

type Place = Pick<ResultGroup, 'dimension' | 'key' | 'label'>;

export const weekdayName = (weekday: number) => weekdays[weekday - 1] ?? '';
export const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The weekday (1 is Monday) and hour of a post in a time zone. The hour needs a known time. */
export function clockOf(
  { moment, day }: Pick<ComparedPost, 'moment' | 'day'>,
  timeZone: string,
): { weekday: number | null; hour: number | null } {
  if (moment !== null) {
    const { dayOfWeek, hour } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
    return { weekday: dayOfWeek, hour };
  }
  return { weekday: day === null ? null : Temporal.PlainDate.from(day).dayOfWeek, hour: null };
}

function placesOf(
  post: ComparedPost,
  timeZone: string,
  topics: readonly (readonly [string, string[]])[],
): Place[] {
  const { weekday, hour } = clockOf(post, timeZone);
  const { text, format, characters } = post;
  const place = (dimension: ResultDimension, key: string, label: string): Place => ({
    dimension,
    key,
    label,
  });
  const hook = text === null ? null : hookOf(text);
  const length = characters === null ? null : lengthOf(characters);
  const terms = new Set(text === null || topics.length === 0 ? [] : termsOf(text));
  return [
    ...(weekday === null ? [] : [place('weekday', String(weekday), weekdayName(weekday))]),
    ...(hour === null ? [] : [place('hour', String(hour), hourName(hour))]),
    ...(format === null ? [] : [place('format', format, resultFormats[format])]),
    ...(length === null ? [] : [place('length', length, resultLengths[length])]),
    ...(hook === null ? [] : [place('hook', hook, resultHooks[hook])]),
    ...(text === null ? [] : tagsOf(text).map((tag) => place('tag', tag, tag))),
    ...topics
      .filter(([, asked]) => asked.length > 0 && asked.every((term) => terms.has(term)))
      .map(([topic]) => place('topic', topic, topic)),
  ];
}

const round = (value: number) => Math.round(value * 100) / 100;

const orders: Partial<Record<ResultDimension, readonly string[]>> = {
  format: Object.keys(resultFormats),
  length: Object.keys(resultLengths),
  hook: Object.keys(resultHooks),
};

function orderIn(dimension: ResultDimension, key: string, count: number): number {
  if (dimension === 'weekday' || dimension === 'hour') return Number(key);
  return orders[dimension]?.indexOf(key) ?? -count;
}

interface Filled extends Place {
  members: { post: ComparedPost; times: number }[];
}

function fill(posts: readonly ComparedPost[], timeZone: string, topics: readonly string[]): Filled[] {
  const asked = topics.map((topic) => [topic, termsOf(topic)] as const);
  const groups = new Map<string, Filled>();
  for (const post of posts) {
    const { times } = post;
    if (times === null) continue;
    for (const place of placesOf(post, timeZone, asked)) {
      const name = `${place.dimension}\n${place.key}`;
      const group = groups.get(name) ?? { ...place, members: [] };
      group.members.push({ post, times });
      groups.set(name, group);
    }
  }
  const tags = [...groups.values()]
    .filter(({ dimension }) => dimension === 'tag')
    .toSorted((a, b) => b.members.length - a.members.length)
    .slice(mostTags);
  const rare = new Set(tags);
  return [...groups.values()].filter((group) => !rare.has(group));
}

/**
 * Compares the groups with the author's median. A group stands out when its confidence interval excludes the median and
 * the sign test, corrected for the number of groups, agrees.
 */
function judge(filled: readonly Filled[]): { group: ResultGroup; members: Filled['members'] }[] {
  const enough = filled.filter(({ members }) => members.length >= resultPostsNeeded);
  const split = (members: Filled['members']) => ({
    above: members.filter(({ times }) => times > 1).length,
    below: members.filter(({ times }) => times < 1).length,
  });
  const qs = falseDiscovery(
    enough.map(({ members }) => {
      const { above, below } = split(members);
      return signTest(above, below);
    }),
  );
  const qOf = new Map(enough.map((group, index) => [group, qs[index] ?? 1]));
  return filled.map((group) => {
    const { dimension, key, label, members } = group;
    const ratios = members.map(({ times }) => times);
    const interval = members.length < resultPostsNeeded ? null : medianInterval(ratios);
    const median = interval === null ? null : medianOf(ratios);
    const sure = (qOf.get(group) ?? 1) <= resultFalseAlarms;
    const verdict =
      interval === null
        ? 'too-few'
        : sure && interval.low > 1
          ? 'better'
          : sure && interval.high < 1
            ? 'worse'
            : 'unclear';
    return {
      members,
      group: {
        dimension,
        key,
        label,
        verdict,
        posts: members.length,
        above: split(members).above,
        times: median === null ? null : round(median),
        low: interval === null ? null : round(interval.low),
        high: interval === null ? null : round(interval.high),
      },
    };
  });
}

const bestShown = 3;

/** The best posts that beat the median, and every trait that all of them have. Null for fewer than three. */
export function bestOf(
  posts: readonly ComparedPost[],
  timeZone: string,
  topics: readonly string[],
): ResultBest | null {
  const best = posts
    .flatMap(({ times, ...post }) => (times === null || times <= 1 ? [] : { ...post, times }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, bestShown);
  if (best.length < bestShown) return null;
  const shared = fill(best, timeZone, topics).filter(({ members }) => members.length === best.length);
  return {
    posts: best.map(({ key, title, url, times }) => ({ key, title, url, times: round(times) })),
    shared: shared.map(({ dimension, label }) => ({ dimension, label })),
  };
}

/** Posts grouped by weekday, hour, format, length, first line, hashtag and topic, with what is worth repeating. */
export function groupPosts(
  posts: readonly ComparedPost[],
  timeZone: string,
  topics: readonly string[],
): { groups: ResultGroup[]; repeat: ResultFinding[] } {
  const judged = judge(fill(posts, timeZone, topics));
  const order = ({ dimension, key, posts: count }: ResultGroup) => orderIn(dimension, key, count);
  return {
    groups: judged.map(({ group }) => group).toSorted((a, b) => order(a) - order(b) || b.posts - a.posts),
    repeat: judged
      .filter(({ group }) => group.verdict === 'better')
      .toSorted((a, b) => (b.group.times ?? 0) - (a.group.times ?? 0))
      .map(({ group, members }) => ({
        group,
        evidence: members
          .toSorted((a, b) => b.times - a.times)
          .slice(0, mostEvidence)
          .map(({ post: { key, title, url }, times }) => ({ key, title, url, times: round(times) })),
      })),
  };
}
