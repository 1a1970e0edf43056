import type { OriginRecord, PostOrigins, SharedRecord } from '@limelight/contracts';
import type { OriginRow } from '../repository/origins.ts';

type Completed = OriginRow & { record: OriginRecord };

export function presentOrigins({
  text,
  hash,
  publishedAt,
  sharedAt,
  sharePassages,
  record,
}: Completed): PostOrigins {
  return {
    text,
    hash,
    recordedAt: publishedAt.toISOString(),
    shared: sharedAt === null ? null : { since: sharedAt.toISOString(), passages: sharePassages },
    ...record,
  };
}

/** What strangers see: the titles of sources, and passages only where their author shares them. */
export function presentShared(
  { text, hash, publishedAt, sharePassages, record }: Completed,
  { author, permalink }: Pick<SharedRecord, 'author' | 'permalink'>,
): SharedRecord {
  return {
    author,
    permalink,
    text,
    hash,
    publishedAt: publishedAt.toISOString(),
    engine: record.engine,
    sources: record.sources,
    sentences: record.sentences.map(({ start, end, origin, by, at, basis, rests }) => ({
      start,
      end,
      origin,
      by,
      at,
      basis,
      rests: rests.map(({ kind, title, second, passage }) => ({
        kind,
        title,
        second,
        passage: sharePassages ? passage : null,
      })),
    })),
  };
}
