import { resultFormats, type ResultPost } from '@limelight/contracts';
import { writeCsv } from '../../../platform/csv.ts';
import { figureNames } from './rules/measure.ts';

const heading = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

function localTime({ publishedAt, publishedOn }: ResultPost, timeZone: string): string {
  if (publishedAt === null) return publishedOn ?? '';
  const zoned = Temporal.Instant.from(publishedAt).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return zoned.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/** Every post with its numbers as CSV. An unknown number is an empty cell, not a zero. */
export function resultsCsv(posts: readonly ResultPost[], timeZone: string): string {
  return writeCsv([
    [
      'Published',
      'First line',
      'Link',
      'Format',
      'Characters',
      ...figureNames.map(heading),
      'Times your median',
      'Sources',
    ],
    ...posts.map((post) => [
      localTime(post, timeZone),
      post.title,
      post.url ?? '',
      post.format === null ? '' : resultFormats[post.format],
      String(post.characters ?? ''),
      ...figureNames.map((name) => String(post.figures[name] ?? '')),
      String(post.times ?? ''),
      post.sources.join(', '),
    ]),
  ]);
}
