import type { SimilarPost } from './posts.ts';

/** For example: 'You published nearly this on 3 March: “…”', with the date in the person's time zone. */
export function similarWords({ published, at, title }: SimilarPost, timeZone: string): string {
  const day =
    at === null
      ? null
      : new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(Date.parse(at));
  const named = `“${title}”`;
  if (published)
    return day === null
      ? `You published nearly this: ${named}.`
      : `You published nearly this on ${day}: ${named}.`;
  return day === null
    ? `Nearly this is on its way already: ${named}.`
    : `Nearly this is planned for ${day} already: ${named}.`;
}
