import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { findNearlySame, type CalendarRow } from '../../../posts/posts/index.ts';

const dayMs = 86_400_000;
/** The number of a user's texts compared at a time while each holds a database connection. */
const atMostInside = 6;
function whereItIs({ publishedAt }: CalendarRow, timeZone: string): string {
  if (publishedAt === null) return 'which is already planned';
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(publishedAt);
  return `which was published on ${day}`;
}

/**
 * Refuses with `too_similar` a text that is almost identical to a planned post, or to one published within the
 * cool-down before `at`. The message and `details` name the other post.
 */
export async function requireUnlike(
  context: Context,
  tx: Tx,
  given: { userId: string; postId: string; text: string; at: Date; cooldownDays: number; timeZone: string },
): Promise<void> {
  const from = new Date(given.at.getTime() - given.cooldownDays * dayMs);
  const { userId, postId, text } = given;
  const other = await findNearlySame(context, tx, userId, { postId, text, from }, { atMost: atMostInside });
  if (other === null) return;
  const title = firstLine(other.text, 60);
  const message = `This is almost the same as “${title}”, ${whereItIs(other, given.timeZone)}. Change the text or choose another post.`;
  throw new AppError('too_similar', { postId: other.id, title, status: other.status }, { message });
}
