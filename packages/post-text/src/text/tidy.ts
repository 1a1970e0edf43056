const TAG = /#[\p{L}\p{N}\p{M}_]+/gu;
/** A line that only contains hashtags. */
const TAG_LINE = /^\s*(?:#[\p{L}\p{N}\p{M}_]+\s*)+$/u;

/**
 * Moves hashtags on lines of their own, or at the end of the text, to one last line without duplicates.
 * A hashtag within a sentence is part of that sentence and stays.
 */
export function moveHashtagsToEnd(text: string): string {
  const seen = new Map<string, string>();
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    if (!TAG_LINE.test(line)) {
      kept.push(line);
      continue;
    }
    for (const [tag] of line.matchAll(TAG)) seen.set(tag.toLowerCase(), seen.get(tag.toLowerCase()) ?? tag);
  }
  if (seen.size === 0) return text;
  const body = kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [body, [...seen.values()].join(' ')].filter((part) => part !== '').join('\n\n');
}

/** The markers that `convertListMarkers` can write. */
export const LIST_MARKERS = ['•', '–', '→', '✓', '1.'] as const;
export type ListMarker = (typeof LIST_MARKERS)[number];

const ITEM = /^([^\S\n]*)(?:[-*•–—·▪◦‣→➜✓✔☑]|[0-9]\ufe0f?\u20e3|\d{1,2}[.)])\ufe0f?[^\S\n]+(?=\S)/u;

/** Rewrites the markers of all list items in one style. "1." numbers each list from one. */
export function convertListMarkers(text: string, marker: ListMarker): string {
  let number = 0;
  return text
    .split('\n')
    .map((line) => {
      const item = ITEM.exec(line);
      if (item === null) {
        if (line.trim() !== '') number = 0;
        return line;
      }
      number += 1;
      return `${item[1] ?? ''}${marker === '1.' ? `${number}.` : marker} ${line.slice(item[0].length)}`;
    })
    .join('\n');
}

export function listItem(line: string): string | null {
  const item = ITEM.exec(line);
  return item === null ? null : line.slice(item[0].length).trim();
}
