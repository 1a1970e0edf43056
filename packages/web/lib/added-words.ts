import { formatNumber } from './format.ts';

/** A text with more words on a line of their own. They are never cut: a text that gets too long says so. */
export const withWords = (text: string, words: string): string =>
  [text.trimEnd(), words].filter(Boolean).join('\n');

/** Says how much too long a text is, or nothing while it fits. */
export function tooLong(text: string, limit: number): string | undefined {
  const over = text.length - limit;
  if (over <= 0) return undefined;
  return `${formatNumber(limit)} characters fit here. Shorten it by ${formatNumber(over)}.`;
}
