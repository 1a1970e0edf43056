import type { SimilarPost } from './posts.ts';

/** 'You published nearly this on 3 March: “…”', as a person would say it in their zone. */
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
