import { similarWords } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { ThreadFault } from '../../../../platform/threads/index.ts';
import { readSimilar, type PostRow } from '../../../posts/posts/index.ts';

/**
 * The message shown before publishing or scheduling: a very similar post was published recently or is planned. Dates
 * are in the post's time zone, or UTC. Null when there is nothing to say.
 */
export async function withSimilar(
  context: Context,
  post: Pick<PostRow, 'id' | 'userId' | 'text' | 'timeZone'>,
  message: string | null,
): Promise<string | null> {
  const similar = await readSimilar(context, post).catch((error: unknown) => {
    if (!(error instanceof ThreadFault)) throw error;
    // The post has been published or scheduled, and the answer says so even if this comparison fails.
    context.log.warn({ err: error, postId: post.id }, 'not compared with earlier posts');
    return null;
  });
  if (similar === null) return message;
  const words = similarWords(similar, post.timeZone ?? 'UTC');
  return message === null ? words : `${message} ${words}`;
}
