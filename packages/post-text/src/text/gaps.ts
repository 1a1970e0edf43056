import type { Span } from '../linkedin/urls.ts';
import { addressing, amounts, articles, missing, named, of, opening } from './gap-words.ts';

/** A place that the author still has to fill in: `[What went wrong in your first week?]`. */
export type Gap = Span & { question: string };

/** The longest question of a gap, in UTF-16 units. */
export const LONGEST_GAP = 300;

/** Square brackets on one line that are not the label of a Markdown link. */
const BRACKETS = new RegExp(`\\[([^\\[\\]\\n]{1,${LONGEST_GAP}})\\](?!\\()`, 'gu');

/** An ellipsis alone or in front, as in `[…]` and `[… what you solve]`. At the end it trails off: `[to be continued …]`. */
const LEFT_OUT = /^(?:…|⋯|\.{2,}|\.(?: \.)+)/u;
const ASKS = /[?？]/u;
/** A prompt behind a colon. A label in capitals (`[EDIT: the date]`) is the author's own. */
const PROMPTS = /^(?!(?:\p{Lu}|\P{L})+:).*:\s*\p{L}/u;
const BLANK = /_{2,}|(?<!\p{L})[xX]{2,4}(?!\p{L})|[%€$£] ?[xX](?!\p{L})|(?<!\p{L})[xX] ?%/u;
const WORD = /\p{L}[\p{L}\p{M}]*['’]?|\p{N}+/gu;

/** Whether a phrase names what is missing or asks for it in words. */
function asksInWords(phrase: string): boolean {
  const cased = phrase.match(WORD) ?? [];
  const all = cased.map((word) => word.toLowerCase());
  const [first = '', second = ''] = all;
  const formal = cased.some((word) => /^Ihre?[mnrs]?$/u.test(word));
  if (formal || amounts.test(phrase) || all.some((word) => addressing.has(word))) return true;
  const isLower = cased[0] === first;
  if (isLower && second !== '' && second !== 'to' && opening.has(first)) return true;
  if (all.length === 1 && missing.has(first)) return true;
  const hasArticle = articles.has(first);
  const [noun = '', next = '', ...rest] = hasArticle ? all.slice(1) : all;
  if (missing.has(noun) && of.has(next) && rest.length > 0) return true;
  const last = all.at(-1) ?? '';
  const mayBeLong = hasArticle || /\p{Script=Devanagari}/u.test(last);
  return all.length <= (mayBeLong ? 4 : 2) && named.test(last);
}

const isGap = (content: string): boolean =>
  LEFT_OUT.test(content) ||
  ASKS.test(content) ||
  PROMPTS.test(content) ||
  BLANK.test(content) ||
  asksInWords(content);

/**
 * The gaps of a text in order: square brackets that ask for something. Labels that authors write, such as `[HIRING]`,
 * `[1/5]`, `[video]` or `[sic]`, are none. Everything that may be sent is checked with this.
 */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(BRACKETS)].flatMap((match) => {
    const question = (match[1] ?? '').trim();
    if (!isGap(question)) return [];
    return [{ start: match.index, end: match.index + match[0].length, question }];
  });
}

/** The first gap in several texts, or null. */
export function firstGap(texts: readonly string[]): Gap | null {
  for (const text of texts) {
    const [gap] = findGaps(text);
    if (gap !== undefined) return gap;
  }
  return null;
}

/**
 * Turns the brackets that a model added into questions: only what the material has in brackets was written by a
 * person. `[Video]` becomes `[Video?]`, so that its author decides.
 */
export function askInBrackets(written: string, material: string): string {
  return written.replace(BRACKETS, (whole, content: string) => {
    const isOwn = isGap(content.trim()) || !/\p{L}/u.test(content) || material.includes(whole);
    return isOwn ? whole : `[${content.trim()}?]`;
  });
}
