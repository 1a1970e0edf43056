import type { Span } from '../linkedin/urls.ts';

/** A place that the author still has to fill in: `[your first week: what went wrong?]`. */
export type Gap = Span & { question: string };

/** The longest question of a gap, in UTF-16 units. */
export const LONGEST_GAP = 300;

const BRACKETS = new RegExp(`\\[([^\\[\\]\\n]{2,${LONGEST_GAP}})\\](?!\\()`, 'gu');
const ASKS = /\?|:\s*\p{L}/u;

/**
 * The gaps of a text in order: square brackets with a letter and either a question mark or a prompt after a colon.
 * The label of a Markdown link is not a gap.
 */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(BRACKETS)].flatMap((match) => {
    const question = (match[1] ?? '').trim();
    if (!/\p{L}/u.test(question) || !ASKS.test(question)) return [];
    return [{ start: match.index, end: match.index + match[0].length, question }];
  });
}
