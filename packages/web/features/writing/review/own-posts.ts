import { inOwnHand } from '@limelight/contracts';
import { measureBaseline, readEarlier, type CheckContext } from '@limelight/post-text';
import type { OwnPost } from './seen.ts';

/**
 * How the author writes and what they have told, for the checks of the post `writing`. `posts` come the newest first; days
 * are told in the browser's time zone unless another is given.
 */
export function readOwnPosts(
  posts: readonly OwnPost[],
  writing: string | null,
  timeZone?: string,
): Pick<CheckContext, 'baseline' | 'earlier'> {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) });
  const others = posts.filter((post) => post.id !== writing && post.text.trim() !== '');
  if (others.length === 0) return {};
  return {
    baseline: measureBaseline(inOwnHand(others).map((post) => post.text)),
    earlier: readEarlier(
      others.flatMap((post) =>
        post.publishedAt === null ? [] : [{ text: post.text, day: day.format(new Date(post.publishedAt)) }],
      ),
    ),
  };
}
