import { z } from 'zod';
import { resultDimensions, resultFormats, resultMetrics } from '../catalog/results.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { id, keysOf, timestamp, timeZone, webAddress } from '../fields.ts';

export const resultMetric = z.enum(keysOf(resultMetrics));
export const resultDimension = z.enum(keysOf(resultDimensions));
export const resultFormat = z.enum(keysOf(resultFormats));

const figure = z.number().int().nullable();
const figures = {
  impressions: figure,
  membersReached: figure,
  engagements: figure,
  reactions: figure,
  comments: figure,
  reposts: figure,
  saves: figure,
  sends: figure,
  linkClicks: figure,
  followersGained: figure,
};
export const resultFigures = z.object(figures);
export type ResultFigures = z.infer<typeof resultFigures>;
export type ResultFigure = keyof ResultFigures;

export const resultSources = ['analytics', 'post-file', 'export', 'hand', 'linkedin'] as const;
export type ResultSource = (typeof resultSources)[number];

const day = z.iso.date();

export const resultPost = z.object({
  key: z.string(),
  postId: id.nullable(),
  /** The first line; empty when no source contains the text. */
  title: z.string(),
  url: z.string().nullable(),
  publishedAt: timestamp.nullable(),
  /** The day of publishing, when the time is unknown. */
  publishedOn: day.nullable(),
  format: resultFormat.nullable(),
  characters: z.number().int().nullable(),
  figures: resultFigures,
  sources: z.array(z.enum(resultSources)),
  handId: id.nullable(),
  /** The numbers that were entered by hand, which `figures` combines with those of the other sources. */
  handFigures: resultFigures.nullable(),
  /** The result as a multiple of the author's median; null when the post is not compared. */
  times: z.number().nullable(),
  left: z.enum(['no-figure', 'growing']).nullable(),
});
export type ResultPost = z.infer<typeof resultPost>;

export const resultGroup = z.object({
  dimension: resultDimension,
  key: z.string(),
  label: z.string(),
  posts: z.number().int(),
  above: z.number().int(),
  /** The group's median as a multiple of the author's; null for too few posts. */
  times: z.number().nullable(),
  /** The 95% interval of `times`; null for too few posts. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  verdict: z.enum(['better', 'worse', 'unclear', 'too-few']),
});
export type ResultGroup = z.infer<typeof resultGroup>;

export const resultDay = z.object({
  date: day,
  impressions: figure,
  engagements: figure,
  newFollowers: figure,
});
export type ResultDay = z.infer<typeof resultDay>;

export const resultFinding = z.object({
  group: resultGroup,
  evidence: z.array(
    z.object({ key: z.string(), title: z.string(), url: z.string().nullable(), times: z.number() }),
  ),
});
export type ResultFinding = z.infer<typeof resultFinding>;

export const resultBest = z.object({
  posts: z.array(
    z.object({ key: z.string(), title: z.string(), url: z.string().nullable(), times: z.number() }),
  ),
  shared: z.array(z.object({ dimension: resultDimension, label: z.string() })),
});
export type ResultBest = z.infer<typeof resultBest>;

const windowQuery = {
  metric: resultMetric.default('impressions'),
  timeZone,
  /** Only posts of this many recent days; all by default. */
  days: z.coerce.number().int().min(1).max(3660).optional(),
};

const linkedinReading = z.object({
  /** `off`: this server does not request figures from LinkedIn. */
  standing: z.enum(['off', 'not-connected', 'not-granted', 'refused', 'reads']),
  readAt: timestamp.nullable(),
});

export const getResults = GET.read('/results', {
  summary: 'Results of your posts: days, posts, groups compared with your own median, and what to repeat',
  query: z.object(windowQuery),
  response: z.object({
    metric: resultMetric,
    /** The author's median of the compared posts; null without any. */
    median: z.number().nullable(),
    compared: z.number().int(),
    needed: z.number().int(),
    posts: z.array(resultPost),
    days: z.array(resultDay),
    groups: z.array(resultGroup),
    repeat: z.array(resultFinding),
    /** The three best posts and what they share, when no group stands out for certain; an observation, no proof. */
    best: resultBest.nullable().default(null),
    /** The first and the last day of the compared posts; null without any. */
    period: z.object({ from: day, to: day }).nullable().default(null),
    followers: z.object({ total: z.number().int(), asOf: day }).nullable(),
    demographics: z.array(
      z.object({ category: z.string(), value: z.string(), share: z.number().nullable() }),
    ),
    linkedin: linkedinReading,
  }),
});
export type Results = z.infer<typeof getResults.response>;

const entered = z.number().int().min(0).max(2_000_000_000).nullable().optional();

export const saveResultNumbers = POST.results('/results/numbers', {
  reach: 'self',
  summary: 'Enter the numbers of a post by hand, replacing any entered before',
  body: z
    .object({
      /** The id of a post in this program … */
      postId: id.optional(),
      /** … or the link of any other post of yours. */
      url: webAddress.optional(),
      impressions: entered,
      membersReached: entered,
      engagements: entered,
      reactions: entered,
      comments: entered,
      reposts: entered,
      saves: entered,
      sends: entered,
      linkClicks: entered,
      followersGained: entered,
    })
    .refine(({ postId, url }) => (postId === undefined) !== (url === undefined), {
      message: 'Enter the link of the post.',
      path: ['url'],
    })
    .refine(({ postId: _post, url: _url, ...numbers }) => Object.values(numbers).some((one) => one != null), {
      message: 'Enter at least one number.',
      path: ['impressions'],
    }),
  response: z.object({ id }),
  errors: ['not_found', 'result_link_unknown', 'result_limit'],
});

export const deleteResultNumbers = DELETE.results(
  '/results/numbers/:id',
  'Delete numbers that were entered by hand',
);

export const exportResults = GET.read('/results.csv', {
  summary: 'Every post with its numbers as CSV',
  query: z.object(windowQuery),
  response: z.unknown(),
  answer: 'file',
  files: ['text/csv'],
});

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month such as 2026-10.');

export const resultsReport = GET.read('/results/report.pdf', {
  summary: 'The report of a month as PDF',
  query: z.object({ month, timeZone }),
  response: z.unknown(),
  answer: 'file',
  files: ['application/pdf'],
});

const resultSettings = z.object({
  /** Whether the report on the previous month is mailed at the start of each month. */
  monthlyMail: z.boolean(),
  timeZone: z.string(),
});

export const getResultSettings = GET.read('/results/settings', {
  summary: 'Whether the monthly report is sent by email',
  response: resultSettings.extend({ mailConfigured: z.boolean() }),
});

export const saveResultSettings = POST.results('/results/settings', {
  summary: 'Turn the monthly report by email on or off',
  body: z.object({ monthlyMail: z.boolean(), timeZone }),
  response: resultSettings.extend({ mailConfigured: z.boolean() }),
});

/** When a person's posts did well. With too few posts, `times` is empty and `enough` is false. */
export interface BestTimes {
  timeZone: string;
  /** The number of comparable posts, and the minimum for a weekday or hour. */
  compared: number;
  needed: number;
  enough: boolean;
  /** Weekdays (1 is Monday) and hours (0 to 23) with enough posts, best first. */
  times: readonly BestTime[];
}

export interface BestTime {
  weekday: number | null;
  hour: number | null;
  posts: number;
  /** The group's median as a multiple of the author's, with its 95% interval. */
  times: number;
  low: number;
  high: number;
  verdict: 'better' | 'worse' | 'unclear';
}
