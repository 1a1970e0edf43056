import type { Span } from '../linkedin/urls.ts';

const MOST_TOLD = 4;
const LONGEST_TOLD = 90;

/** In words for the page what was left out: each with why, or the first of it one by one and how much `more` there was. */
export function tellLeft<T>(
  gone: readonly T[],
  read: (one: T) => { why: string; said: string },
  more?: (count: number) => string,
): string[] {
  const rest = more === undefined ? 0 : gone.length - MOST_TOLD;
  return [
    ...gone.slice(0, more === undefined ? gone.length : MOST_TOLD).map((one) => {
      const { why, said } = read(one);
      const short = said.length > LONGEST_TOLD ? `${said.slice(0, LONGEST_TOLD - 1).trimEnd()}…` : said;
      return `${why}: ‘${short}’`;
    }),
    ...(more !== undefined && rest > 0 ? [more(rest)] : []),
  ];
}

/** Spans in the order of the text, of which no two overlap: those that do are joined. */
export function mergeSpans<T extends Span>(spans: readonly T[], join: (one: T, other: T) => T): T[] {
  const merged: T[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start < last.end) merged[merged.length - 1] = join(last, span);
    else merged.push(span);
  }
  return merged;
}

/** A text without what stands in any of the spans; all else stays, in its order. */
export function cutSpans(text: string, spans: readonly Span[]): string {
  let [kept, at] = ['', 0];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > at) kept += text.slice(at, start);
    at = Math.max(at, end);
  }
  return kept + text.slice(at);
}
