import { urnOfLink } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import { lockPost, movePost, type PostWithMedia } from '../../../posts/posts/index.ts';
import { emitPublished } from './events.ts';
import { cleared } from './move.ts';

/**
 * The URN of the post behind a link from the user, or null without a link. Refuses anything else with `invalid_input`.
 */
export function requireUrn(given: string | undefined): string | null {
  const link = given?.trim() ?? '';
  const urn = urnOfLink(link);
  if (link !== '' && urn === null) {
    throw new AppError('invalid_input', [
      { path: 'link', message: 'That is not a link to a LinkedIn post. Leave it empty if you have none.' },
    ]);
  }
  return urn;
}

/** Records that the user posted manually what they were to be reminded of. Repeating it has no further effect. */
export async function markPostedByHand(
  context: Context,
  userId: string,
  postId: string,
  link: string | undefined,
): Promise<PostWithMedia> {
  const now = context.clock.now();
  const urn = requireUrn(link);
  return context.database.db.transaction(async (tx) => {
    const post = existing(await lockPost(tx, postId, userId));
    if (post.status === 'published' && post.delivery === 'remind') return post;
    if (post.status !== 'scheduled' || post.delivery !== 'remind') throw new AppError('post_not_reminded');
    const at = new Date(now);
    const hasComment = post.firstComment.trim() !== '';
    const moved = await movePost(tx, {
      postId,
      from: ['scheduled'],
      to: 'published',
      set: {
        ...cleared,
        urn,
        permalink: urn === null ? null : (context.linkedin?.permalink(urn) ?? null),
        publishedAt: at,
        // The app sends nothing for a manual post, including its comment.
        ...(hasComment ? { commentState: 'by-hand', commentReason: 'no-id', commentSince: at } : {}),
      },
      now,
    });
    const done = { ...post, ...moved };
    await emitPublished(context, tx, [done]);
    return done;
  });
}
