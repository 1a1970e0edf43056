const MOST_TOLD = 4;
const LONGEST_TOLD = 90;

/** In words for the page what was left out: the first of it one by one, each with why, and how much more there was. */
export function tellLeft<T>(
  gone: readonly T[],
  read: (one: T) => { why: string; said: string },
  more: (count: number) => string,
): string[] {
  const rest = gone.length - MOST_TOLD;
  return [
    ...gone.slice(0, MOST_TOLD).map((one) => {
      const { why, said } = read(one);
      const short = said.length > LONGEST_TOLD ? `${said.slice(0, LONGEST_TOLD - 1).trimEnd()}…` : said;
      return `${why}: ‘${short}’`;
    }),
    ...(rest > 0 ? [more(rest)] : []),
  ];
}
