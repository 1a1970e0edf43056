import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFeed } from '../../../../integrations/feeds/read-feed.ts';
import { canonicalAddress, mergeStories } from './duplicates.ts';
import { rankStories, type Interest } from './ranking.ts';
import type { FeedStory, Story } from './story.ts';

const fixtures = new URL('../../../../integrations/feeds/fixtures/', import.meta.url);
function storiesOf(name: string): FeedStory[] {
  const address = `https://feeds.example.com/${name}`;
  const feed = readFeed(readFileSync(new URL(name, fixtures), 'utf8'), address);
  return feed.items.map((item) => ({
    ...item,
    feedTitle: feed.title,
    feedAddress: address,
    language: feed.language,
  }));
}

const now = Date.parse('2026-11-18T08:00:00Z');
const interest: Interest = {
  topics: [],
  blocked: [],
  known: [],
  delivered: new Set(),
  now,
  maxAgeDays: 14,
  most: 5,
};

describe('stories that several sources tell', () => {
  it('are merged across addresses, tracking and changed titles', () => {
    const roundup = storiesOf('10-duplicates-relative.xml');
    const originals = [...storiesOf('01-rss2-plain.xml'), ...storiesOf('05-rss2-content-encoded.xml')];
    const merged = mergeStories([...originals, ...roundup]);
    // Nine stories repeat earlier ones, and the last item repeats the first one in its own feed.
    expect(merged).toHaveLength(mergeStories(originals).length + roundup.length - 10);
    const several = merged.filter(
      ({ sources }) => sources.some(({ title }) => title === 'Roundup') && sources.length > 1,
    );
    expect(several.length).toBeGreaterThanOrEqual(9);
  });

  it('are merged between publishers that syndicate the same headline', () => {
    const merged = mergeStories([...storiesOf('01-rss2-plain.xml'), ...storiesOf('02-atom-full.xml')]);
    expect(merged).toHaveLength(13 + 10 - 6);
  });

  it('have one spelling of their address', () => {
    for (const address of [
      'http://www.example.com/a/?utm_source=x&id=5#top',
      'https://example.com/a?id=5&fbclid=1',
      'https://example.com/a/?id=5',
    ])
      expect(canonicalAddress(address)).toBe('example.com/a?id=5');
  });

  it('stay apart when they are far apart in time, and are merged by the thousand', () => {
    const [first] = storiesOf('01-rss2-plain.xml');
    if (first === undefined) throw new Error('no story');
    const later = { ...first, url: 'https://other.example.com/1', publishedAt: '2026-01-01T00:00:00.000Z' };
    expect(mergeStories([first, later])).toHaveLength(2);
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...first,
      id: String(index),
      url: `https://example.com/${index}`,
      title: `The same words about budget number ${index} and warehouse ${index % 7} again`,
    }));
    const merged = mergeStories(many);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.sources).toHaveLength(5_000);
  });
});

describe('ranking', () => {
  const story = (title: string, more: Partial<Story> = {}): Story => ({
    key: title,
    title,
    url: `https://example.com/${encodeURIComponent(title)}`,
    text: '',
    publishedAt: '2026-11-17T08:00:00.000Z',
    categories: [],
    language: null,
    sources: [{ title: 'A', url: null }],
    ...more,
  });

  it('puts what touches the topics first and says why the rest is left out', () => {
    const stories = [
      story('Bakers agree on a shorter week'),
      story('Pay ranges change hiring for good', { text: 'Hiring managers see more applications.' }),
      story('A note that mentions hiring once', { text: 'Nothing else of it. '.repeat(30) }),
      story('Hiring freeze at Northwind'),
      story('Hiring in 2019', { publishedAt: '2019-01-01T00:00:00.000Z' }),
      story('Hiring habits of good managers'),
    ];
    const { kept, dropped } = rankStories(stories, {
      ...interest,
      topics: ['hiring', 'constructor'],
      blocked: ['Northwind'],
      known: ['Hiring habits of good managers explained'],
    });
    expect(kept.map(({ story: { title } }) => title)).toEqual([
      'Pay ranges change hiring for good',
      'A note that mentions hiring once',
    ]);
    expect(kept[0]?.topics).toEqual(['hiring']);
    expect(Object.fromEntries(dropped.map(({ title, reason }) => [title, reason]))).toEqual({
      'Bakers agree on a shorter week': 'off-topic',
      'Hiring freeze at Northwind': 'blocked',
      'Hiring in 2019': 'too-old',
      'Hiring habits of good managers': 'like-earlier',
    });
  });

  it('prefers what is fresh, keeps as many as asked, and never delivers twice', () => {
    const stories = [
      story('Old hiring story', { publishedAt: '2026-11-08T08:00:00.000Z' }),
      story('New hiring report'),
      story('Told hiring tale'),
    ];
    const { kept, dropped } = rankStories(stories, {
      ...interest,
      topics: ['hiring'],
      delivered: new Set(['Told hiring tale']),
      most: 1,
    });
    expect(kept.map(({ story: { title } }) => title)).toEqual(['New hiring report']);
    expect(dropped.map(({ reason }) => reason)).toEqual(['delivered', 'ranked-lower']);
    expect(rankStories([], interest)).toEqual({ kept: [], dropped: [] });
  });

  it('puts a story without a date after those with one, and counts it from when it was first seen', () => {
    const undated = { publishedAt: null, text: 'Hiring, hiring and hiring.' };
    const stories = [
      story('Hiring, hiring, hiring', { ...undated, firstSeenAt: '2026-11-18T07:00:00.000Z' }),
      story('Hiring seen long ago', { ...undated, firstSeenAt: '2026-10-01T07:00:00.000Z' }),
      story('A note that mentions hiring once', { text: 'Nothing else of it. '.repeat(30) }),
    ];
    const { kept, dropped } = rankStories(stories, { ...interest, topics: ['hiring'] });
    expect(kept.map(({ story: { title } }) => title)).toEqual([
      'A note that mentions hiring once',
      'Hiring, hiring, hiring',
    ]);
    expect(dropped).toMatchObject([{ title: 'Hiring seen long ago', reason: 'too-old' }]);
  });

  it('leaves out old stories however their date is spelt', () => {
    const { kept, dropped } = rankStories(mergeStories(storiesOf('16-old-stories.xml')), {
      ...interest,
      topics: ['harbour cranes'],
      now: Date.parse('2026-11-30T08:00:00Z'),
      maxAgeDays: 10,
    });
    expect(kept.map(({ story: { url } }) => url)).toEqual(['https://quay.example/4']);
    expect(dropped.map(({ reason }) => reason)).toEqual(['too-old', 'too-old', 'too-old']);
  });

  it('finds topics of several words only where all of them are', () => {
    const { kept } = rankStories(
      [story('Four-day week spreads'), story('A week of rain'), story('The day after the four-day week')],
      { ...interest, topics: ['four-day week'] },
    );
    expect(kept.map(({ story: { title } }) => title)).toEqual([
      'The day after the four-day week',
      'Four-day week spreads',
    ]);
  });
});
