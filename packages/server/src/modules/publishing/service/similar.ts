import { similarWords } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { ThreadFault } from '../../../platform/threads/index.ts';
import { readSimilar, type PostRow } from '../../posts/index.ts';

/**
 * A message with what the page says before a post is sent or planned: that nearly the same went out lately or is planned.
 * Days are those of the post's time zone, of UTC where it has none. Null for nothing to say.
 */
export async function withSimilar(
  context: Context,
  { id, userId, timeZone }: Pick<PostRow, 'id' | 'userId' | 'timeZone'>,
  message: string | null,
): Promise<string | null> {
  const similar = await readSimilar(context, userId, id).catch((error: unknown) => {
    if (!(error instanceof ThreadFault)) throw error;
    // The post is sent or planned: the answer says so, whatever became of this look.
    context.log.warn({ err: error, postId: id }, 'not compared with earlier posts');
    return null;
  });
  if (similar === null) return message;
  const words = similarWords(similar, timeZone ?? 'UTC');
  return message === null ? words : `${message} ${words}`;
}
