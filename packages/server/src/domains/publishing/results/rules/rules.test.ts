import { expect, test } from 'vitest';
import { groupPosts } from './groups.ts';
import { blankSighting, joinSightings, type Sighting } from './join.ts';
import { comparePosts, measurePost } from './measure.ts';
import { duePosts } from './reading.ts';
import { hookOf, tagsOf } from './shape.ts';

const dayMs = 86_400_000;
const at = Date.UTC(2026, 2, 3, 9, 30);
const idAt = (moment: number) => String((BigInt(moment) << 22n) | 77n);
const sighting = (given: Partial<Sighting> & Pick<Sighting, 'source'>): Sighting => ({
  ...blankSighting(given.source, at + 30 * dayMs),
  ...given,
});

test('one post is joined over its share, its activity and its row of an export, and neighbours are not', () => {
  const posts = joinSightings([
    sighting({ source: 'here', postId: 'a', urn: `urn:li:share:${idAt(at)}`, text: 'Hello' }),
    sighting({
      source: 'analytics',
      url: `https://www.linkedin.com/posts/ruth_activity-${idAt(at + 1_200)}-AbCd`,
      figures: { impressions: 900 },
    }),
    sighting({ source: 'export', moment: at - 800, figures: { reactions: 4 } }),
    sighting({
      source: 'hand',
      url: `https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${idAt(at + 1_200)}/`,
      figures: { comments: 2 },
    }),
    sighting({ source: 'analytics', urn: `urn:li:activity:${idAt(at + 20_000)}` }),
    // Two activity ids are two posts, however close in time.
    sighting({ source: 'analytics', urn: `urn:li:activity:${idAt(at + 22_000)}` }),
  ]);
  expect(posts.map(({ sightings }) => sightings.length)).toEqual([4, 1, 1]);
  const [first] = posts;
  if (first === undefined) throw new Error('no post');
  expect(first.key).toBe('post:a');
  expect(measurePost(first, 'impressions')).toMatchObject({
    title: 'Hello',
    value: 900,
    figures: { impressions: 900, reactions: 4, comments: 2, saves: null },
  });
});

test('the newest source counts, a rate is made of one source, and young numbers are not compared', () => {
  const urn = `urn:li:share:${idAt(at)}`;
  const measure = (sightings: Sighting[], metric: 'impressions' | 'rate') => {
    const [post] = joinSightings(sightings);
    if (post === undefined) throw new Error('no post');
    return measurePost(post, metric);
  };
  const old = sighting({
    source: 'analytics',
    urn,
    measuredAt: at + 9 * dayMs,
    figures: { impressions: 100, engagements: 5 },
  });
  const fresh = sighting({ source: 'hand', urn, measuredAt: at + 12 * dayMs, figures: { impressions: 150 } });
  expect(measure([fresh, old], 'impressions')).toMatchObject({ value: 150, growing: false });
  expect(measure([old, fresh], 'rate')).toMatchObject({ value: 0.05 });
  const young = sighting({ source: 'hand', urn, measuredAt: at + dayMs, figures: { impressions: 40 } });
  const { median, posts } = comparePosts([measure([young], 'impressions')]);
  expect({ median, left: posts[0]?.left, times: posts[0]?.times }).toEqual({
    median: null,
    left: 'growing',
    times: null,
  });
});

/** Posts at 9:00 on consecutive days from a Tuesday on, with these impressions. */
function postsWith(impressions: readonly number[], text: (index: number) => string) {
  const measured = joinSightings(
    impressions.map((value, index) =>
      sighting({
        source: 'hand',
        urn: `urn:li:share:${idAt(at + index * dayMs)}`,
        text: text(index),
        measuredAt: at + 200 * dayMs,
        figures: { impressions: value },
      }),
    ),
  ).map((post) => measurePost(post, 'impressions'));
  return comparePosts(measured);
}

test('a group that beats the median is found with its posts; five posts are too few; noise is nothing', () => {
  // Every seventh post is on a Tuesday and does three times as well.
  const { posts, median } = postsWith(
    Array.from({ length: 84 }, (_, index) => (index % 7 === 0 ? 300 + index : 90 + (index % 21))),
    (index) => (index < 5 ? 'Rare #tag here' : 'Plain words'),
  );
  expect(median).toBeGreaterThan(90);
  const { groups, repeat } = groupPosts(posts, 'Europe/London', []);
  expect(repeat.map(({ group }) => `${group.dimension} ${group.label}`)).toEqual(['weekday Tuesday']);
  expect(repeat[0]?.group).toMatchObject({ posts: 12, above: 12, verdict: 'better' });
  expect(repeat[0]?.evidence).toHaveLength(5);
  expect(groups.find(({ key }) => key === '#tag')).toMatchObject({
    posts: 5,
    verdict: 'too-few',
    times: null,
    low: null,
  });
  const noise = postsWith(
    Array.from({ length: 60 }, (_, index) => 100 + ((index * 37) % 61)),
    () => 'Plain words',
  );
  expect(groupPosts(noise.posts, 'UTC', []).repeat).toEqual([]);
});

test('weekday and hour are those of the time zone, across midnight and the change of the clock', () => {
  const late = Date.UTC(2026, 2, 29, 23, 30);
  const [post] = joinSightings([
    sighting({
      source: 'hand',
      urn: `urn:li:share:${idAt(late)}`,
      measuredAt: late + 9 * dayMs,
      figures: { impressions: 5 },
    }),
  ]);
  if (post === undefined) throw new Error('no post');
  const { posts } = comparePosts([measurePost(post, 'impressions')]);
  const places = (zone: string) =>
    groupPosts(posts, zone, [])
      .groups.filter(({ dimension }) => dimension === 'weekday' || dimension === 'hour')
      .map(({ label }) => label);
  expect(places('UTC').toSorted()).toEqual(['23:00', 'Sunday']);
  expect(places('Europe/London')).toContain('Monday');
  expect(places('Europe/London')).toContain('00:00');
  expect(places('America/New_York')).toContain('19:00');
  expect(places('Asia/Kolkata')).toContain('05:00');
});

test('first lines, hashtags and titles are read for what they show', () => {
  expect(hookOf('\n  Who pays for this?\nMore')).toBe('question');
  expect(hookOf('I lost 40% of my clients.')).toBe('number');
  expect(hookOf('Nobody reads it.')).toBe('short');
  expect(hookOf(`${'word '.repeat(20)}`)).toBe('long');
  expect(hookOf('  \n ')).toBeNull();
  expect(tagsOf('C# and #Growth, #growth; see x.com/#top &#39; #constructor')).toEqual([
    '#growth',
    '#constructor',
  ]);
});

test('LinkedIn is asked daily for two weeks, weekly up to ninety days, and for few posts at a time', () => {
  const now = Date.UTC(2026, 5, 1);
  const post = (age: number, read: number | null) => ({
    urn: `urn:li:share:${age}`,
    publishedAt: now - age * dayMs,
    readAt: read === null ? null : now - read * dayMs,
  });
  const due = duePosts(
    [post(1, 0.5), post(2, 1), post(20, 1), post(21, 8), post(95, null), post(60, null)],
    now,
  );
  expect(due.map(({ urn }) => urn)).toEqual(['urn:li:share:60', 'urn:li:share:21', 'urn:li:share:2']);
  expect(
    duePosts(
      Array.from({ length: 40 }, (_, index) => post(index, null)),
      now,
    ),
  ).toHaveLength(12);
  const refused = Array.from({ length: 20 }, (_, index) => post(30 + index, null));
  const week = Array.from({ length: 7 }, (_, day) => duePosts([...refused, post(2, 1)], now + day * dayMs));
  expect(week.every((asked) => asked.some(({ readAt }) => readAt !== null))).toBe(true);
  expect(new Set(week.flat().map(({ urn }) => urn)).size).toBe(21);
});
