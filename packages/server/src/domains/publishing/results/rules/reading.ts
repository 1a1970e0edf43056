const dayMs = 86_400_000;

/** The limit of posts read per user and run. LinkedIn allows few calls per member, and publishing needs them too. */
export const postsAtOnce = 12;
/** Older posts hardly gain anything. */
const oldestDays = 90;
/** Newer numbers are not read again, however often the job runs. */
const freshMs = 20 * 3_600_000;

export interface ReadablePost {
  urn: string;
  publishedAt: number;
  /** The time of LinkedIn's last numbers, or null. */
  readAt: number | null;
}

/** True when a post is due: daily for two weeks, weekly after that. */
function isDue({ publishedAt, readAt }: ReadablePost, now: number): boolean {
  const age = now - publishedAt;
  if (age > oldestDays * dayMs) return false;
  if (readAt === null) return true;
  return now - readAt >= (age <= 14 * dayMs ? freshMs : 7 * dayMs);
}

/**
 * The posts to ask LinkedIn about now. Posts never read come first, but leave half of the places to those read the
 * longest time ago. They take turns by day, because LinkedIn may refuse some of them every time.
 */
export function duePosts(posts: readonly ReadablePost[], now: number): ReadablePost[] {
  const due = posts.filter((post) => isDue(post, now));
  const read = due
    .filter(({ readAt }) => readAt !== null)
    .toSorted((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0) || b.publishedAt - a.publishedAt);
  const unread = due
    .filter(({ readAt }) => readAt === null)
    .toSorted((a, b) => b.publishedAt - a.publishedAt);
  const places = Math.max(postsAtOnce - read.length, postsAtOnce / 2);
  const first = unread.length > places ? (Math.floor(now / dayMs) * places) % unread.length : 0;
  const turn = [...unread.slice(first), ...unread.slice(0, first)].slice(0, places);
  return [...turn, ...read].slice(0, postsAtOnce);
}
