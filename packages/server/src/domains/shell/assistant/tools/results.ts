import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { defineTool, type Tool } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import * as field from './fields.ts';
import { zoneOf } from './zone.ts';

const listed = 30;
const figure = (what: string) =>
  z.number().int().min(0).max(2_000_000_000).optional().describe(`How many ${what}`);

const measured = z.looseObject({
  title: z.string(),
  postId: z.string().nullable(),
  url: z.string().nullable(),
  figures: z.record(z.string(), z.number().nullable()),
});

/** Without where each figure is from, which the page shows. */
const leanPost = (post: contract.ResultPost) => {
  const { title, postId, url, publishedAt, publishedOn, format, characters, figures, times, left } = post;
  return { title, postId, url, publishedAt, publishedOn, format, characters, figures, times, left };
};

export const resultTools: readonly Tool[] = [
  defineTool({
    name: 'get_results',
    title: 'Read results',
    description: [
      'Reads what the posts brought in: each against the author’s own median, in groups, what to repeat, and',
      'the best times to publish.',
    ].join(' '),
    output: z.looseObject({
      metric: contract.resultMetric,
      median: z.number().nullable(),
      compared: z.number().int(),
      posts: z.array(measured),
      bestTimes: z.unknown(),
      url: field.url,
    }),
    input: z.object({
      days: z.number().int().min(1).max(3660).optional().describe('Only posts of the last so many days'),
      metric: contract.resultMetric.default('impressions').describe('What is compared'),
      timeZone: contract.timeZone.optional().describe('An IANA time zone. Left out: that of the person'),
    }),
    effect: 'read',
    card: ({ metric, posts }) => {
      const points = posts.flatMap(({ title, postId, figures }) => {
        const value = figures[metric];
        const path = postId === null ? null : pages.post(postId);
        return typeof value === 'number' ? [{ label: title.slice(0, 120), value, path }] : [];
      });
      const unit = contract.resultMetrics[metric];
      return points.length === 0
        ? null
        : { kind: 'figures', title: `${unit} of your posts`, unit, points: points.slice(0, 20) };
    },
    async run({ days, metric, timeZone: zone }, context) {
      const { api } = context;
      const timeZone = zone ?? (await zoneOf(context)) ?? 'UTC';
      const [results, bestTimes] = await Promise.all([
        api.call(contract.getResults, { query: { timeZone, metric, days } }),
        api.call(contract.getBestTimes, { query: { timeZone } }),
      ]);
      const { median, compared, needed, posts, groups, repeat, best, followers } = results;
      return {
        metric,
        median,
        compared,
        needed,
        repeat,
        best,
        groups,
        bestTimes,
        followers,
        posts: posts.slice(0, listed).map(leanPost),
        url: addressOf(context, pages.results),
      };
    },
  }),
  defineTool({
    name: 'record_results',
    title: 'Record results',
    description: 'Keeps the figures of a published post that the person read on LinkedIn.',
    output: z.object({ id: z.string(), url: field.url }),
    input: z.object({
      postId: field.postId.optional(),
      link: z
        .string()
        .max(2000)
        .optional()
        .describe('Or the LinkedIn address of any other post of the person'),
      impressions: figure('impressions'),
      reactions: figure('reactions'),
      comments: figure('comments'),
      reposts: figure('reposts'),
      saves: figure('saves'),
      linkClicks: figure('clicks on its link'),
      followersGained: figure('new followers'),
    }),
    async run({ link: url, ...rest }, context) {
      const body = { ...rest, url };
      const { id } = await context.api.call(contract.saveResultNumbers, { body });
      return { id, url: addressOf(context, pages.results) };
    },
  }),
];
