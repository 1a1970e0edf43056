import { attachmentFault, type Attachment, type PostStatus } from '@limelight/contracts';
import { countUnits, findGaps, POST_LIMIT } from '@limelight/post-text';
import { z } from 'zod';

export interface PublishFault {
  code: 'post_empty' | 'post_too_long' | 'open_gap' | 'post_unfinished';
  /** What is missing, in words; null where the code says it. */
  words: string | null;
}

/** Why a post cannot be published as it is; null when it can. */
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

/** A post on its way out, or out already, is not changed here. */
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

/** A place in a list: the moment it is sorted by, in milliseconds, and the id that settles a tie. */
export interface PostCursor {
  at: number;
  id: string;
}

/** PostgreSQL and JavaScript write years beyond these four digits differently. */
const firstMoment = Date.parse('0001-01-02T00:00:00Z');
const lastMoment = Date.parse('9999-12-30T00:00:00Z');

/** A moment that the database can be asked about; one further out finds the same. */
export function boundedDate(time: string): Date {
  return new Date(Math.min(lastMoment, Math.max(firstMoment, Date.parse(time))));
}

const cursorParts = z.tuple([z.number().int().min(0).max(lastMoment), z.uuid()]);

export function writeCursor({ at, id }: PostCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Null for anything that was not written by `writeCursor`. */
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

/** For ILIKE: the words as they stand, wherever they stand. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
