import { measureBaseline, readEarlier, type CheckContext } from '@limelight/post-text';

/** A post that went out, as far as the checks read it. */
export interface OwnPost {
  id: string;
  text: string;
  publishedAt: string | null;
}

/** So many of the newest posts say how somebody writes; more would cost a moment and say the same. */
const readForHabits = 30;

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
    baseline: measureBaseline(others.slice(0, readForHabits).map((post) => post.text)),
    earlier: readEarlier(
      others.flatMap((post) =>
        post.publishedAt === null ? [] : [{ text: post.text, day: day.format(new Date(post.publishedAt)) }],
      ),
    ),
  };
}
