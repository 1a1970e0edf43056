import { attachmentFault, wordsOfPost, type PostStatus, type SeenWords } from '@limelight/contracts';
import { countUnits, findGaps, POST_LIMIT } from '@limelight/post-text';
import { z } from 'zod';

export interface PublishFault {
  code: 'post_empty' | 'post_too_long' | 'open_gap' | 'post_unfinished';
  /** What is missing, in words. Null when the code says it. */
  words: string | null;
}

/** What is sent of a post, and the open gaps drawn in its files. */
export interface SentContent extends SeenWords {
  media: readonly { altText: string; openGap: string | null }[];
}

/** The first gap in anything that readers would see, with its place where that is not the text; null when there is none. */
export function openGapOf(post: SentContent): string | null {
  for (const { place, words } of wordsOfPost(post)) {
    const [gap] = findGaps(words);
    if (gap !== undefined) return place === null ? gap.question : `${place}: ${gap.question}`;
  }
  const drawn = post.media.find(({ openGap }) => openGap !== null);
  return drawn?.openGap ?? null;
}

/** The reason a post cannot be published as it is, or null when it can. */
export function publishFault(post: SentContent): PublishFault | null {
  const { text, attachment, media } = post;
  if (text.trim() === '') return { code: 'post_empty', words: null };
  if (countUnits(text) > POST_LIMIT) return { code: 'post_too_long', words: null };
  const gap = openGapOf(post);
  if (gap !== null) return { code: 'open_gap', words: gap };
  const words = attachmentFault(attachment, media.length);
  return words === null ? null : { code: 'post_unfinished', words };
}

/** True for posts that are published, or being published, and cannot be edited here. */
export function isLocked(status: PostStatus): boolean {
  switch (status) {
    case 'draft':
    case 'scheduled':
    case 'failed':
      return false;
    case 'publishing':
    case 'published':
    case 'unconfirmed':
      return true;
  }
}

/** A position in a list: the sort time in milliseconds, and the id that decides ties. */
export interface PostCursor {
  at: number;
  id: string;
}

/** PostgreSQL and JavaScript format years beyond four digits differently. */
const firstMoment = Date.parse('0001-01-02T00:00:00Z');
const lastMoment = Date.parse('9999-12-30T00:00:00Z');

/** Limits an instant to the range the database supports. Any instant further out gives the same result. */
export function boundedDate(time: string): Date {
  return new Date(Math.min(lastMoment, Math.max(firstMoment, Date.parse(time))));
}

const cursorParts = z.tuple([z.number().int().min(0).max(lastMoment), z.uuid()]);

export function writeCursor({ at, id }: PostCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Null for anything that `writeCursor` did not write. */
export function readCursor(cursor: string): PostCursor | null {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  const parsed = cursorParts.safeParse(value);
  return parsed.success ? { at: parsed.data[0], id: parsed.data[1] } : null;
}
