import type { SimilarPost } from '../posts/posts.ts';

/** For example: 'You published nearly this on 3 March: “…”', with the date in the person's time zone. */
export function similarWords({ published, at, title }: SimilarPost, timeZone: string): string {
  const day =
    at === null
      ? null
      : new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(Date.parse(at));
  const named = `“${title}”`;
  if (published)
    return day === null
      ? `You published something very similar: ${named}.`
      : `You published something very similar on ${day}: ${named}.`;
  return day === null
    ? `Something very similar is already being published: ${named}.`
    : `Something very similar is already planned for ${day}: ${named}.`;
}
