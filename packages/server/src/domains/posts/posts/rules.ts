import { attachmentFault, type Attachment, type PostStatus } from '@limelight/contracts';
import { countUnits, findGaps, POST_LIMIT } from '@limelight/post-text';
import { z } from 'zod';

export interface PublishFault {
  code: 'post_empty' | 'post_too_long' | 'open_gap' | 'post_unfinished';
  /** What is missing, in words. Null when the code says it. */
  words: string | null;
}

/** The reason a post cannot be published as it is, or null when it can. */
export function publishFault(
  text: string,
  attachment: Attachment | null,
  fileCount: number,
): PublishFault | null {
  if (text.trim() === '') return { code: 'post_empty', words: null };
  if (countUnits(text) > POST_LIMIT) return { code: 'post_too_long', words: null };
  const [gap] = findGaps(text);
  if (gap !== undefined) return { code: 'open_gap', words: gap.question };
  const words = attachmentFault(attachment, fileCount);
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
