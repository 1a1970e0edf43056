import type { AnalyticsImport, MeasuredOwnPost } from '../../../library/imports/index.ts';
import type { MeasurablePost } from '../../../posts/posts/index.ts';
import type { NumbersRow } from '../repository.ts';
import { blankSighting, type Sighting } from './join.ts';
import { formatOf } from './shape.ts';

/** The data of all sources about a user's posts, as it is stored. */
export interface Stored {
  posts: readonly MeasurablePost[];
  exported: readonly MeasuredOwnPost[];
  analytics: readonly AnalyticsImport[];
  numbers: readonly NumbersRow[];
}

/** The end of a day in UTC, in epoch ms. */
const endOf = (day: string) => Date.parse(`${day}T00:00:00Z`) + 86_400_000;

const fromPosts = (posts: readonly MeasurablePost[]): Sighting[] =>
  posts.map(({ id, text, urn, permalink, publishedAt, attachment, media }) => ({
    ...blankSighting('here', 0),
    postId: id,
    urn,
    url: permalink,
    moment: publishedAt?.getTime() ?? null,
    text,
    format: formatOf(attachment, media.length),
  }));

const fromExports = (posts: readonly MeasuredOwnPost[]): Sighting[] =>
  posts.map(({ text, url, postedAt, hasMedia, importedAt, ...numbers }) => ({
    ...blankSighting('export', importedAt.getTime()),
    url,
    // A time of exactly midnight means that the source only had the date.
    moment: postedAt === null || postedAt.getTime() % 86_400_000 === 0 ? null : postedAt.getTime(),
    day: postedAt?.toISOString().slice(0, 10) ?? null,
    text,
    format: hasMedia ? 'media' : 'text',
    figures: {
      impressions: numbers.impressions,
      reactions: numbers.reactions,
      comments: numbers.comments,
      reposts: numbers.reposts,
    },
  }));

function fromAnalytics({ results, importedAt }: AnalyticsImport): Sighting[] {
  const whole = results.days.length > 0 || results.start !== null;
  const last = results.end ?? results.days.at(-1)?.date ?? null;
  const measuredAt = last === null ? importedAt.getTime() : Math.min(endOf(last), importedAt.getTime());
  return results.posts.flatMap(({ url, publishedOn, impressions, engagements, details }) => {
    // The numbers of a period leave out earlier results of a post.
    const cut = whole && results.start !== null && publishedOn !== null && publishedOn < results.start;
    if (cut) return [];
    const { profileViews: _views, ...rest } = details ?? { profileViews: null };
    return {
      ...blankSighting(whole ? 'analytics' : 'post-file', measuredAt),
      url,
      day: publishedOn,
      // The file of a single post counts fewer kinds of engagement than the workbook of all posts.
      figures: whole ? { impressions, engagements } : { impressions, ...rest },
    };
  });
}

const fromNumbers = (rows: readonly NumbersRow[]): Sighting[] =>
  rows.map(({ id, source, subject, postId, url, figures, measuredAt }) => ({
    ...blankSighting(source, measuredAt.getTime()),
    handId: source === 'hand' ? id : null,
    postId,
    urn: subject.startsWith('urn:') ? subject : null,
    url,
    figures,
  }));

export const sightingsOf = ({ posts, exported, analytics, numbers }: Stored): Sighting[] => [
  ...fromPosts(posts),
  ...fromExports(exported),
  ...analytics.flatMap(fromAnalytics),
  ...fromNumbers(numbers),
];
