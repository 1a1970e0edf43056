export interface PublishedPost {
  id: string;
  text: string;
  publishedAt: number;
}

export interface Milestone {
  /** Stable: finding the same milestone again gives the same key. */
  key: string;
  title: string;
  text: string;
  at: number;
}

const dayMs = 86_400_000;

const isRound = (count: number) => [10, 25, 50].includes(count) || (count > 0 && count % 100 === 0);

/** The anniversary in epoch ms. For 29 February it is the 28th in years that are not leap years. */
function inYears(at: number, years: number): number {
  const date = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC');
  return date.add({ years }, { overflow: 'constrain' }).epochMilliseconds;
}

/**
 * Finds round numbers of posts reached in the last `withinDays` days, and anniversaries of posts within that many days
 * before or after now. `posts` must contain everything that was published.
 */
export function findMilestones(
  posts: readonly PublishedPost[],
  { now, withinDays }: { now: number; withinDays: number },
): Milestone[] {
  const inOrder = posts.toSorted((a, b) => a.publishedAt - b.publishedAt);
  const [first] = inOrder;
  const span = withinDays * dayMs;
  const near = (at: number) => Math.abs(now - at) <= span;
  const rounds = inOrder.flatMap(({ text, publishedAt }, index): Milestone[] =>
    isRound(index + 1) && now - publishedAt <= span
      ? [
          {
            key: `milestone:count:${index + 1}`,
            title: `You have published ${index + 1} posts`,
            text: [`Post ${index + 1}: ${text}`, ...(first ? [`Post 1: ${first.text}`] : [])].join('\n\n'),
            at: publishedAt,
          },
        ]
      : [],
  );
  const thisYear = new Date(now).getUTCFullYear();
  const anniversaries = inOrder.flatMap((post): Milestone[] => {
    const began = new Date(post.publishedAt).getUTCFullYear();
    // The window can reach into the next year.
    const years = [thisYear - began - 1, thisYear - began, thisYear - began + 1].find(
      (count) => count > 0 && near(inYears(post.publishedAt, count)),
    );
    if (years === undefined) return [];
    const ago = years === 1 ? 'a year ago' : `${years} years ago`;
    const title = post === first ? `You published your first post ${ago}` : `You published this ${ago}`;
    const key = `milestone:year:${post.id}:${years}`;
    return [{ key, title, text: post.text, at: inYears(post.publishedAt, years) }];
  });
  return [...rounds, ...anniversaries].toSorted((a, b) => b.at - a.at);
}
