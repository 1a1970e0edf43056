const dayMs = 86_400_000;

/** Calls for one person in a day: LinkedIn allows a member few, and publishing needs them, too. */
export const postsAtOnce = 12;
/** What is older brings in next to nothing. */
const oldestDays = 90;
/** Numbers younger than this are fresh enough, however often the job runs. */
const freshMs = 20 * 3_600_000;

export interface ReadablePost {
  urn: string;
  publishedAt: number;
  /** When LinkedIn last told its numbers; null for never. */
  readAt: number | null;
}

/** Whether a post is due: daily for two weeks, weekly after that. */
function isDue({ publishedAt, readAt }: ReadablePost, now: number): boolean {
  const age = now - publishedAt;
  if (age > oldestDays * dayMs) return false;
  if (readAt === null) return true;
  return now - readAt >= (age <= 14 * dayMs ? freshMs : 7 * dayMs);
}

/** The posts to ask LinkedIn for now: those never read first, then those read longest ago. */
export const duePosts = (posts: readonly ReadablePost[], now: number): ReadablePost[] =>
  posts
    .filter((post) => isDue(post, now))
    .toSorted((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0) || b.publishedAt - a.publishedAt)
    .slice(0, postsAtOnce);
