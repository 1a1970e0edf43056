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

/** The posts to ask LinkedIn about now: those never read first, then those not read for the longest time. */
export const duePosts = (posts: readonly ReadablePost[], now: number): ReadablePost[] =>
  posts
    .filter((post) => isDue(post, now))
    .toSorted((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0) || b.publishedAt - a.publishedAt)
    .slice(0, postsAtOnce);
